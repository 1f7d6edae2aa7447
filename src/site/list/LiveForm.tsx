import type { ReactNode } from 'react'

/** A list's filters: a plain GET form that also submits itself; see `browser/liveList`. */
export function LiveForm({
  path,
  search,
  category,
  label,
  children,
}: {
  /** The list's URL without query. */
  path: string
  search: string
  category: string
  label: string
  children: ReactNode
}) {
  return (
    <search aria-label={label}>
      <form action={path} data-live data-search={search} data-category={category}>
        {children}
      </form>
    </search>
  )
}
