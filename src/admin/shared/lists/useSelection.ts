import { useEffect, useRef, useState } from 'react'

interface Listed {
  id: string
  updatedAt: string
}

/**
 * Selected entries of a list, across pages. Switching to another list clears the selection.
 *
 * @param entries those on the current page; undefined while loading
 */
export function useSelection(list: string, entries: readonly Listed[] | undefined) {
  const seen = useRef(new Map<string, string>())
  useEffect(() => {
    for (const { id, updatedAt } of entries ?? []) seen.current.set(id, updatedAt)
  }, [entries])
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
    /** The versions of entries as they were last shown. */
    versionsOf: (of: string[]): Record<string, string> =>
      Object.fromEntries(
        of.flatMap((id) => {
          const version = seen.current.get(id)
          return version ? [[id, version]] : []
        }),
      ),
    clear: () => setHeld({ list, ids: new Set() }),
  }
}

export type Selection = ReturnType<typeof useSelection>
