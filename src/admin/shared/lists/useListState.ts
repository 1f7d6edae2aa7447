import { useState } from 'react'
import type { ListState } from './listState'

/** The state of a list that is not in the URL, such as one in a dialog. */
export function useListState(): ListState {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const searchFor = (text: string) => {
    setSearch(text)
    setPage(1)
  }
  return {
    search,
    page,
    isFiltered: Boolean(search),
    searchFor,
    clearFilters: () => searchFor(''),
    turnTo: setPage,
  }
}
