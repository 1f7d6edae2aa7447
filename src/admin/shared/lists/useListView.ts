import type { ListView, SettledList } from '@/domain/listSettings'
import { useListSettings, useRememberView } from './useListSettings'

/**
 * Whether a list is shown as cards or as a table: what its address says, or what the user chose last.
 * @param shown as in the address @param show changes the address
 */
export function useListView(
  list: SettledList,
  shown: ListView | undefined,
  show: (changes: { view: ListView }) => void,
) {
  const settings = useListSettings(list)
  const remember = useRememberView(list)
  return {
    view: shown ?? settings.data?.view ?? 'cards',
    setView(view: ListView) {
      show({ view })
      remember.mutate(view)
    },
  }
}
