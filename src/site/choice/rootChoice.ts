export interface RootChoice<Value extends string> {
  name: string
  /** The default. */
  first: Value
  /** The current value. */
  shown: () => Value
  choose: (value: Value) => void
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void
}

/** Notifies every script on the page that a preference has changed. */
const changed = 'choice'

/**
 * A visitor's preference, kept across visits. It is set on the root element (`data-…`), where styles read it; the first
 * value is the default. See `SavedPreferencesScript`.
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
        // Storage is unavailable: the choice lasts until the page is left.
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
