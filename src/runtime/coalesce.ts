/**
 * A refresh that is shared by everyone who asks before it starts. One runs at a time, so each caller gets what was stored
 * before they asked.
 */
export function coalesce(refresh: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  const begin = () => {
    next = null
    running = refresh()
    return running
  }
  return () => {
    next ??= running.then(begin, begin)
    return next
  }
}
