import { Skeleton } from '@/admin/shared/ui/Skeleton'

const places = ['first', 'second', 'third', 'fourth']

/** Stand-ins of the size of lead cards. */
export function LeadSkeletons() {
  return (
    <ul aria-hidden className="flex flex-col gap-3">
      {places.map((place) => (
        <li key={place} className="flex flex-col gap-4 rounded-xl border border-line p-5">
          <div className="flex justify-between gap-4">
            <Skeleton className="h-6 w-48" />
            <Skeleton className="h-9 w-32" />
          </div>
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-9 w-72 max-w-full" />
        </li>
      ))}
    </ul>
  )
}
