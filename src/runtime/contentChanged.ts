/**
 * The register of everything that keeps rendered pages: Next's page cache and the front server's.
 * It lives on globalThis because the front server and Next's bundles are two module graphs in one process.
 */
interface Register {
  caches: Set<() => void>
  /** Grows with each change; a page rendered in an older generation is not kept. */
  generation: number
  /** Tells the other instances. */
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

/** Adds a cache: `empty` is called after each change of content. */
export function onContentChanged(empty: () => void): void {
  register.caches.add(empty)
}

/**
 * Says that something a visitor can see has changed: the next request is rendered anew.
 * Hooks run before a transaction commits; the second emptying catches a page rendered in between.
 */
export function contentChanged(): void {
  emptyCaches()
  setTimeout(emptyCaches, 1000).unref()
  register.announce?.()
}

/** Milliseconds after which what is kept is rendered anew at the latest: time makes scheduled posts visible. */
export const maxAge = 30_000

/**
 * Empties all caches at a steady pace, together, so that no layer fills itself from an older one. What is kept goes
 * on while it could not be rendered anew.
 * @param isDatabaseThere whether it could
 */
export function expireRegularly(isDatabaseThere: () => boolean): void {
  const expire = () => {
    if (isDatabaseThere()) emptyCaches()
  }
  setInterval(expire, maxAge).unref()
}
