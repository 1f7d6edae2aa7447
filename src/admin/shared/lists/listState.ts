/** What a list shows, and the ways to change it. */
export interface ListState {
  search: string
  /** From 1. */
  page: number
  /** Whether the search or a filter hides entries. */
  isFiltered: boolean
  searchFor: (search: string) => void
  clearFilters: () => void
  turnTo: (page: number) => void
  /** The address of a page, for a list whose state is in the address bar. */
  hrefForPage?: (page: number) => string
}
