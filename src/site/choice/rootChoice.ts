import { useSyncExternalStore } from 'react'

export interface RootChoice<Value extends string> {
  /** The choice as it is shown, and again when it changes. */
  use: () => Value
  choose: (value: Value) => void
}

/**
 * A choice of the visitor that outlives the visit. The root element names it (`data-…`), because styles read
 * it there; the first of the values is what holds where nothing was chosen. See `StoredChoices`.
 */
export function rootChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): RootChoice<Value> {
  const listeners = new Set<() => void>()
  const isKnown = (value: string | null): value is Value => values.some((known) => known === value)

  function show(value: string | null): void {
    if (!isKnown(value)) return
    document.documentElement.dataset[name] = value
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    const onOtherTab = ({ key, newValue }: StorageEvent) => key === name && show(newValue)
    listeners.add(listener)
    window.addEventListener('storage', onOtherTab)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onOtherTab)
    }
  }

  const shown = () => {
    const value = document.documentElement.dataset[name] ?? null
    return isKnown(value) ? value : values[0]
  }

  return {
    use: () => useSyncExternalStore(subscribe, shown, () => values[0]),
    choose(value) {
      try {
        localStorage.setItem(name, value)
      } catch {
        // Storage is closed to us: the choice holds until the page is left.
      }
      show(value)
    },
  }
}
