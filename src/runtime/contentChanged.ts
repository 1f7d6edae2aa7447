/**
 * The registry of all caches of rendered pages: Next's page cache and the front server's. On globalThis, because the
 * front server and Next's bundles are two module graphs in one process.
 */
interface Register {
  caches: Set<() => void>
  /** Incremented with each change; a page whose rendering started in an older generation isn't cached. */
  generation: number
  /** Announces it to the other instances. */
  announce?: (() => void) | undefined
}

const key = Symbol.for('frontdesk.caches')
const holder = globalThis as { [key]?: Register }
holder[key] ??= { caches: new Set(), generation: 0 }
export const register: Register = holder[key]

/** Empties the caches of this process. */
export function emptyCaches(): void {
  register.generation += 1
  for (const empty of register.caches) empty()
}

/** Adds a cache: `empty` is called after each content change. */
export function onContentChanged(empty: () => void): void {
  register.caches.add(empty)
}

/**
 * Reports that something visible to visitors has changed, so that the next request is rendered again. Hooks run before
 * a transaction commits; the second emptying catches pages rendered in between.
 */
export function contentChanged(): void {
  emptyCaches()
  setTimeout(emptyCaches, 1000).unref()
  register.announce?.()
}

/** Maximum age of a cached page, in milliseconds: scheduled posts become visible over time. */
export const maxAge = 30_000

/**
 * Empties all caches regularly and together, so that no layer is filled from an older one. Keeps cached pages while
 * they couldn't be rendered again.
 * @param isDatabaseThere whether they could
 */
export function expireRegularly(isDatabaseThere: () => boolean): void {
  const expire = () => {
    if (isDatabaseThere()) emptyCaches()
  }
  setInterval(expire, maxAge).unref()
}
