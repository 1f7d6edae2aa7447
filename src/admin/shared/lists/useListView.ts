import { useSyncExternalStore } from 'react'
import type { ListView, SettledList } from '@/domain/listSettings'
import { useListSettings, useRememberView } from './useListSettings'

/** Narrower than this, a table shows little more than names. */
const narrow = '(max-width: 639px)'

function onResize(change: () => void) {
  const query = matchMedia(narrow)
  query.addEventListener('change', change)
  return () => query.removeEventListener('change', change)
}

const isNarrow = () => matchMedia(narrow).matches

/**
 * Whether a list is shown as cards or as a table: what its address says, or what the user chose last,
 * perhaps on a larger screen: on a phone it is cards.
 * @param shown as in the address @param show changes the address
 */
export function useListView(
  list: SettledList,
  shown: ListView | undefined,
  show: (changes: { view: ListView }) => void,
) {
  const settings = useListSettings(list)
  const remember = useRememberView(list)
  const onPhone = useSyncExternalStore(onResize, isNarrow, () => false)
  return {
    view: shown ?? (onPhone ? undefined : settings.data?.view) ?? 'cards',
    setView(view: ListView) {
      show({ view })
      remember.mutate(view)
    },
  }
}
