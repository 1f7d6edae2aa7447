'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useOpening } from '../ui/useOpening'
import { type Filters, type FilterValues, type ListDescription, type Place, withQuery } from './listAddress'
import type { ListState } from './listState'

/** The state of a list that lives in the URL, and functions to change it. */
export function useListAddress<Described extends Filters>(list: ListDescription<Described>) {
  const path = usePathname()
  const query = useSearchParams()
  const address = list.read(query)
  type Changes = Partial<FilterValues<Described>>
  const hrefWith = (place: Partial<Place>, filters: Changes = {}) =>
    withQuery(path, list.write({ ...address, ...filters, ...place }, new URLSearchParams(query)))
  const replace = (place: Partial<Place>) => window.history.replaceState(null, '', hrefWith(place))
  const push = (place: Partial<Place>, filters?: Changes) =>
    window.history.pushState(null, '', hrefWith(place, filters))
  const { onOpen, close } = useOpening(address.opened, () => replace({ opened: null }))

  const { search, page } = address
  const state: ListState = {
    search,
    page,
    isFiltered: list.isFiltered(address),
    // One history entry per search, not one per pause in typing.
    searchFor: (text) => (search ? replace : push)({ search: text, page: 1 }),
    clearFilters: () => push({ search: '', page: 1 }, list.cleared),
    turnTo: (wanted) => replace({ page: wanted }),
    hrefForPage: (wanted) => hrefWith({ page: wanted, opened: null }),
  }
  return {
    address,
    state,
    /** Changes filters; the back button undoes it. */
    filterBy: (changes: Changes) => push({ page: 1 }, changes),
    /** Opens a dialog; the back button closes it. */
    open: (id: string) => {
      onOpen()
      push({ opened: id })
    },
    close,
    /** Parameters of the list in a form that can be compared, without page and open entry. */
    canonical: (text: string) =>
      `${list.write({ ...list.read(new URLSearchParams(text)), page: 1, opened: null })}`,
    /** The parameters of what is shown, in the same form. */
    query: (changes: Changes) => `${list.write({ ...address, ...changes, page: 1, opened: null })}`,
  }
}
