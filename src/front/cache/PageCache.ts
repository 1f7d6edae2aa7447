import { LRUCache } from 'lru-cache'
import { register } from '@/runtime/contentChanged'
import { Semaphore } from '@/runtime/Semaphore'
import { encode, type Page } from './encode'
import { isCacheable, isUnbounded, isUncacheable, type Kind } from './policy'
import type { Rendering } from './Rendering'

/** `personal`: the response depends on the visitor. `failed`: there is none. */
export type Answer = { page: Page } | { personal: true } | { failed: Rendering }

/** Larger pages are sent, but not cached. */
const maxPageSize = 8_000_000
/** Milliseconds after which a rendering is given up. */
const renderTimeout = 30_000
/** Renderings at once. Most of a rendering is work of the one thread; a few wait for the database meanwhile. */
const maxRenderings = 8
/** What is left of a page's visits when they fade, and how few are as good as none. */
const fading = 0.97
const negligible = 0.1

interface CacheLimits {
  entries: number
  bytes: number
}

interface Entry {
  /** Undefined once it is too old to be served: then only its visits are known. */
  page: Page | undefined
  /** In which its rendering started. */
  generation: number
  /** Since it was first asked for, old ones counting less. */
  visits: number
}

interface Pending {
  /** The generation is infinite as long as it waits for its turn. */
  start: { generation: number }
  answer: Promise<Answer>
}

interface LoadOptions {
  /** The generation from which on a rendering may be shared. */
  since?: number
  /** Before all that wait. */
  isUrgent?: boolean
}

/** An LRU store. */
const store = ({ entries, bytes }: CacheLimits) =>
  new LRUCache<string, Entry>({
    max: entries,
    maxSize: bytes,
    sizeCalculation: ({ page }, address) => page?.size ?? address.length,
  })

/** @throws {Error} if a rendering takes too long */
async function inTime(rendering: Promise<Rendering>): Promise<Rendering> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a rendering took too long')), renderTimeout)
  })
  return Promise.race([rendering, late]).finally(() => clearTimeout(timer))
}

/**
 * Responses cached in memory. Those made from content belong to the generation in which their rendering started, and
 * are served until `dropOlder` names a later one; so are renderings under way joined (decision 053).
 */
export class PageCache {
  readonly #store: LRUCache<string, Entry>
  /** Unbounded sets of URLs that anyone can make up: they evict each other, never ordinary pages. */
  readonly #endless: LRUCache<string, Entry>
  readonly #pending = new Map<string, Pending>()
  readonly #headers: Record<string, string>
  /** Searches and lists wait for each other, never an ordinary page for them. */
  readonly #semaphores = { pages: new Semaphore(maxRenderings), lists: new Semaphore(maxRenderings) }
  /** The oldest generation that is served. */
  #oldest = 0
  /** Pages of earlier generations are served, but old. */
  #aged = 0
  /** Told when an old page is served, to render it again. */
  onOld: ((address: string) => void) | undefined

  constructor(
    readonly kind: Kind,
    bounds: CacheLimits,
    headers: Record<string, string>,
  ) {
    this.#store = store(bounds)
    this.#endless = store({ entries: Math.floor(bounds.entries / 4), bytes: Math.floor(bounds.bytes / 4) })
    this.#headers = headers
  }

  /** @param address as returned by `addressOf` */
  get(address: string): Page | undefined {
    const entry = this.#store.get(address) ?? this.#endless.get(address)
    if (!entry) return undefined
    entry.visits += 1
    if (entry.page && entry.generation < this.#aged) this.onOld?.(address)
    return entry.page
  }

  /**
   * Concurrent requests for one URL share a rendering.
   * @throws {Error} if the rendering throws, or takes longer than half a minute
   */
  load(
    address: string,
    render: () => Promise<Rendering>,
    { since = this.#oldest, isUrgent = false }: LoadOptions = {},
  ): Promise<Answer> {
    const semaphore = address.includes('?') ? this.#semaphores.lists : this.#semaphores.pages
    const running = this.#pending.get(address)
    const isShared = running !== undefined && running.start.generation >= since
    const { answer } = isShared ? running : this.#start(address, render, semaphore)
    if (isUrgent) semaphore.prioritize(address)
    return answer
  }

  /** How often pages were visited, for rendering them ahead. Made-up URLs are not among them. */
  visited(): { address: string; visits: number }[] {
    return [...this.#store.entries()].map(([address, { visits }]) => ({ address, visits }))
  }

  /** Whether a page was made after the last change. */
  isCurrent(address: string): boolean {
    const entry = this.#store.peek(address)
    return entry?.page !== undefined && entry.generation === register.generation
  }

  /** Lets visits count less, as time goes by. */
  fade(): void {
    for (const entry of this.#store.values()) entry.visits *= fading
  }

  /** Time has passed: pages get old, and those that were old before are no longer served. */
  age(): void {
    this.dropOlder(this.#aged)
    this.#aged = register.generation
  }

  /** From now on no page is served whose rendering started before this generation. */
  dropOlder(generation: number): void {
    this.#oldest = Math.max(this.#oldest, generation)
    // All of them, from the least recently used on: setting one makes it the most recent.
    for (const kept of [this.#store, this.#endless])
      for (const address of [...kept.rkeys()]) {
        const entry = kept.peek(address)
        if (!entry) continue
        if (entry.generation >= this.#oldest) kept.set(address, entry)
        else if (kept === this.#endless || entry.visits < negligible) kept.delete(address)
        else kept.set(address, { ...entry, page: undefined })
      }
  }

  /** Drops a page that can't be rendered again, until a visitor asks for it. */
  forget(address: string): void {
    this.#store.delete(address)
  }

  #start(address: string, render: () => Promise<Rendering>, semaphore: Semaphore): Pending {
    const start = { generation: Number.POSITIVE_INFINITY }
    const answer = semaphore
      .run(() => {
        start.generation = register.generation
        return this.#make(address, render, start.generation)
      }, address)
      .finally(() => {
        if (this.#pending.get(address)?.start === start) this.#pending.delete(address)
      })
    const pending = { start, answer }
    this.#pending.set(address, pending)
    return pending
  }

  async #make(address: string, render: () => Promise<Rendering>, generation: number): Promise<Answer> {
    const rendering = await inTime(render())
    if (isUncacheable(rendering, address)) return { personal: true }
    if (rendering.status >= 500) return { failed: rendering }
    const page = await encode(rendering, this.kind, this.#headers)
    if (page.size <= maxPageSize && isCacheable(this.kind, rendering, address))
      this.#keep(isUnbounded(rendering, address) ? this.#endless : this.#store, address, page, generation)
    return { page }
  }

  #keep(kept: LRUCache<string, Entry>, address: string, page: Page, generation: number): void {
    const before = kept.peek(address)
    const isLate = generation < this.#oldest || (before?.page && before.generation > generation)
    if (!isLate) kept.set(address, { page, generation, visits: before?.visits ?? 1 })
  }
}
