import { maxAge, onContentChanged } from './contentChanged'

/** A read whose result is remembered until content changes, in this or another instance, or a failure. */
export function untilChanged<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let known: { result: Promise<Result>; at: number } | undefined
  onContentChanged(() => {
    known = undefined
  })
  return () => {
    if (!known || Date.now() - known.at > maxAge) {
      const fresh = { result: read(), at: Date.now() }
      known = fresh
      fresh.result.catch(() => {
        if (known === fresh) known = undefined
      })
    }
    return known.result
  }
}
