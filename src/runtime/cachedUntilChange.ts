import { maxAge, onContentChanged } from './contentChanged'

/**
 * A read whose results are remembered until content changes, in this or another instance, or a failure. For a few
 * different arguments.
 */
export function cachedUntilChange<Args extends (string | undefined)[], Result>(
  read: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const known = new Map<string, { result: Promise<Result>; at: number }>()
  onContentChanged(() => known.clear())
  return (...args) => {
    const key = args.join(' ')
    const before = known.get(key)
    if (before && Date.now() - before.at <= maxAge) return before.result
    const fresh = { result: read(...args), at: Date.now() }
    known.set(key, fresh)
    fresh.result.catch(() => {
      if (known.get(key) === fresh) known.delete(key)
    })
    return fresh.result
  }
}
