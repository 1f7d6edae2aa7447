import type { ReactNode } from 'react'

/** The filters of a list: a plain GET form that also goes by itself: see `browser/liveList`. */
export function LiveForm({
  path,
  search,
  category,
  label,
  children,
}: {
  /** The list's address without query. */
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
