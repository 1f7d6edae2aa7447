/** The state of a list, and functions to change it. */
export interface ListState {
  search: string
  /** From 1. */
  page: number
  /** Whether the search or a filter hides entries. */
  isFiltered: boolean
  searchFor: (search: string) => void
  clearFilters: () => void
  turnTo: (page: number) => void
  /** The URL of a page, for lists whose state is in the URL. */
  hrefForPage?: (page: number) => string
}
