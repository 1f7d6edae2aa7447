import { requestContext } from '../logging/requestContext'

/**
 * The registry of all caches of rendered pages: Next's page cache and the front server's. On globalThis, because the
 * front server and Next's bundles are two module graphs in one process.
 */
interface Register {
  caches: Set<() => void>
  /** Increments with each change; Next caches no page rendered in an older generation. */
  generation: number
  /** Renders the most visited pages anew; resolves once no page of an earlier generation is served. */
  renew?: (() => Promise<void>) | undefined
  /** Announces it to the other instances. */
  announce?: (() => void) | undefined
}

const key = Symbol.for('frontdesk.caches')
const holder = globalThis as { [key]?: Register }
holder[key] ??= { caches: new Set(), generation: 0 }
export const register: Register = holder[key]

/** Adds a cache: `empty` is called after each content change. */
export function onContentChanged(empty: () => void): void {
  register.caches.add(empty)
}

/**
 * Starts a new generation in the caches of this process.
 * @returns resolves once no older page is served, soon even if renderings fail or hang; never rejects
 */
export async function renewCaches(): Promise<void> {
  register.generation += 1
  for (const empty of register.caches) empty()
  await register.renew?.()
}

/** The same here and in the other instances. */
export function showChanges(): Promise<void> {
  register.announce?.()
  return renewCaches()
}

/**
 * Reports that something visible to visitors has changed. A request shows it before it is answered, as its
 * transaction has been committed by then (`holdChanges`). Elsewhere nobody knows when that is: it shows at once, and
 * the second time catches pages rendered in between.
 */
export function contentChanged(): void {
  const changes = requestContext.getStore()?.changes
  if (changes) {
    changes.isPending = true
    return
  }
  void showChanges()
  setTimeout(() => void renewCaches(), 1000).unref()
}

/** Maximum age of a cached page, in milliseconds: scheduled posts become visible over time. */
export const maxAge = 30_000

/**
 * Renews all caches regularly and together, so that no layer fills itself from an older one. Cached pages stay while
 * they couldn't be rendered again.
 * @param isDatabaseThere whether they could
 */
export function expireRegularly(isDatabaseThere: () => boolean): void {
  const expire = () => {
    if (isDatabaseThere()) void renewCaches()
  }
  setInterval(expire, maxAge).unref()
}
