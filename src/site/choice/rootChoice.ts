export interface RootChoice<Value extends string> {
  name: string
  /** What holds where nothing was chosen. */
  first: Value
  /** The choice as it is shown. */
  shown: () => Value
  choose: (value: Value) => void
  /** @returns how to stop listening */
  subscribe: (listener: () => void) => () => void
}

/** Tells all who show the choice that it is another one, whichever script they are of. */
const changed = 'choice'

/**
 * A choice of the visitor that outlives the visit. The root element names it (`data-…`), because styles read
 * it there; the first of the values is what holds where nothing was chosen. See `StoredChoices`.
 */
export function rootChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): RootChoice<Value> {
  const isKnown = (value: string | null): value is Value => values.some((known) => known === value)

  function show(value: string | null): void {
    if (!isKnown(value)) return
    document.documentElement.dataset[name] = value
    document.dispatchEvent(new Event(changed))
  }

  return {
    name,
    first: values[0],
    shown() {
      const value = document.documentElement.dataset[name] ?? null
      return isKnown(value) ? value : values[0]
    },
    choose(value) {
      try {
        localStorage.setItem(name, value)
      } catch {
        // Storage is closed to us: the choice holds until the page is left.
      }
      show(value)
    },
    subscribe(listener) {
      const onOtherTab = ({ key, newValue }: StorageEvent) => key === name && show(newValue)
      document.addEventListener(changed, listener)
      window.addEventListener('storage', onOtherTab)
      return () => {
        document.removeEventListener(changed, listener)
        window.removeEventListener('storage', onOtherTab)
      }
    },
  }
}
