import { LRUCache } from 'lru-cache'
import { register } from '@/runtime/contentChanged'
import { encode, type Page } from './encode'
import { isCacheable, isEndless, type Kind, mustAskAgain } from './policy'
import type { Rendering } from './Rendering'

/** `personal`: the response depends on the visitor. `failed`: there is none. */
export type Answer = { page: Page } | { personal: true } | { failed: Rendering }

/** Larger pages are sent, but not cached. */
const maxPageSize = 8_000_000

interface Bounds {
  entries: number
  bytes: number
}

/** An LRU store. */
const store = ({ entries, bytes }: Bounds) =>
  new LRUCache<string, Page>({ max: entries, maxSize: bytes, sizeCalculation: ({ size }) => size })

/**
 * Responses cached in memory. Those rendered from content are dropped when it changes. A response whose rendering
 * started before a change goes to the requests waiting for it, and isn't cached.
 */
export class PageCache {
  readonly #store: LRUCache<string, Page>
  /** Unbounded sets of URLs that anyone can make up: they evict each other, but never ordinary pages. */
  readonly #endless: LRUCache<string, Page>
  readonly #pending = new Map<string, Promise<Answer>>()
  readonly #kind: Kind
  readonly #headers: Record<string, string>

  constructor(kind: Kind, bounds: Bounds, headers: Record<string, string>) {
    this.#kind = kind
    this.#store = store(bounds)
    this.#endless = store({ entries: Math.floor(bounds.entries / 4), bytes: Math.floor(bounds.bytes / 4) })
    this.#headers = headers
  }

  /** @param address as returned by `addressOf` */
  get(address: string): Page | undefined {
    return this.#store.get(address) ?? this.#endless.get(address)
  }

  /** Concurrent requests for one URL share a rendering. */
  load(address: string, render: () => Promise<Rendering>): Promise<Answer> {
    const running = this.#pending.get(address)
    if (running) return running
    const answer = this.#make(address, render).finally(() => {
      if (this.#pending.get(address) === answer) this.#pending.delete(address)
    })
    this.#pending.set(address, answer)
    return answer
  }

  clear(): void {
    this.#store.clear()
    this.#endless.clear()
    this.#pending.clear()
  }

  async #make(address: string, render: () => Promise<Rendering>): Promise<Answer> {
    const { generation } = register
    const rendering = await render()
    if (mustAskAgain(rendering, address)) return { personal: true }
    if (rendering.status >= 500) return { failed: rendering }
    const page = await encode(rendering, this.#kind, this.#headers)
    const isCurrent = this.#kind === 'asset' || generation === register.generation
    if (isCurrent && page.size <= maxPageSize && isCacheable(this.#kind, rendering, address)) {
      const kept = isEndless(rendering, address) ? this.#endless : this.#store
      kept.set(address, page)
    }
    return { page }
  }
}
