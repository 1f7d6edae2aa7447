import { requestContext } from '../logging/requestContext'
import { processGlobal } from '../processGlobal'

/** The registry of the caches of rendered pages. */
interface Register {
  caches: Set<() => void>
  /** Increments with each change; no page rendered in an older generation is cached. */
  generation: number
  /** Renders the most visited pages again; resolves once no page of an earlier generation is served. */
  renew?: (() => Promise<void>) | undefined
  /** Lets pages of earlier generations be served once more, as nothing is known to have changed. */
  age?: (() => void) | undefined
  /** Announces it to the other instances. */
  announce?: (() => void) | undefined
}

export const register = processGlobal<Register>('caches', () => ({ caches: new Set(), generation: 0 }))

/** Adds a cache: `empty` is called after each content change. */
export function onContentChanged(empty: () => void): void {
  register.caches.add(empty)
}

function startGeneration(): void {
  register.generation += 1
  for (const empty of register.caches) empty()
}

/**
 * Starts a new generation in the caches of this process.
 * @returns resolves once no older page is served, soon even if renderings fail or hang; never rejects
 */
export async function renewCaches(): Promise<void> {
  startGeneration()
  await register.renew?.()
}

/** The same here and in the other instances. */
export function showChanges(): Promise<void> {
  register.announce?.()
  return renewCaches()
}

/**
 * Reports that something visible to visitors has changed. A request shows it before it is answered, as its
 * transaction has been committed by then (`deferInvalidation`). Elsewhere nobody knows when that is: it shows at once, and
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

/**
 * Milliseconds after which a cached page is old: scheduled posts become visible over time. It is served once more, if
 * somebody asks for it before as much time has passed again, and rendered meanwhile.
 */
export const maxAge = 30_000

/**
 * Lets all caches age regularly and together, so that no layer fills itself from an older one. Cached pages stay while
 * they couldn't be rendered again.
 * @param isDatabaseThere whether they could
 */
export function expireRegularly(isDatabaseThere: () => boolean): void {
  const expire = () => {
    if (!isDatabaseThere()) return
    startGeneration()
    register.age?.()
  }
  setInterval(expire, maxAge).unref()
}
