import { useState } from 'react'

/** Selected entries of a list, across pages. Switching to another list clears the selection. */
export function useSelection(list: string) {
  const [held, setHeld] = useState({ list, ids: new Set<string>() })
  if (held.list !== list) setHeld({ list, ids: new Set() })
  const ids = held.list === list ? held.ids : new Set<string>()

  return {
    ids: ids as ReadonlySet<string>,
    set(changed: string[], isSelected: boolean) {
      setHeld((before) => {
        const next = new Set(before.ids)
        for (const id of changed) isSelected ? next.add(id) : next.delete(id)
        return { list, ids: next }
      })
    },
    clear: () => setHeld({ list, ids: new Set() }),
  }
}

export type Selection = ReturnType<typeof useSelection>
