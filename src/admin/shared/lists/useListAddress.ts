'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useOpening } from '../ui/useOpening'
import { addressWith, readListAddress } from './listAddress'

/** The state of a list, which lives in the address bar, and the ways to change it. */
export function useListAddress() {
  const path = usePathname()
  const query = useSearchParams()
  const hrefWith = (changes: Record<string, string | null>) =>
    addressWith(path, new URLSearchParams(query), changes)
  const replace = (changes: Record<string, string | null>) =>
    window.history.replaceState(null, '', hrefWith(changes))
  const step = (changes: Record<string, string | null>) =>
    window.history.pushState(null, '', hrefWith(changes))
  const address = readListAddress(query)
  const { onOpen, close } = useOpening(address.edited, () => replace({ edit: null }))
  return {
    ...address,
    hrefWith,
    hrefForPage: (page: number) => hrefWith({ page: page > 1 ? `${page}` : null }),
    searchFor: (search: string) => replace({ search, page: null }),
    /** Narrows the list further; back takes it away again. */
    filterBy: (changes: Record<string, string | null>) => step({ ...changes, page: null }),
    turnTo: (page: number) => replace({ page: page > 1 ? `${page}` : null }),
    /** Opens a dialog; back closes it. */
    edit: (id: string) => {
      onOpen()
      step({ edit: id })
    },
    closeDialog: close,
  }
}
