import { sectionId } from '@/admin/shared/forms/FormSection'

/** Links to the sections of a long form. */
export function SectionLinks({ titles }: { titles: readonly string[] }) {
  return (
    <nav aria-label="Sections" className="-mt-4">
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {titles.map((title) => (
          <li key={title}>
            <a
              href={`#${sectionId(title)}`}
              className="inline-flex min-h-8 items-center text-accent no-underline underline-offset-2 hover:underline focus-visible:outline-2 focus-visible:outline-accent"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
