import { register } from '../contentChanged'
import { encode, type Page } from './encode'
import { PageStore } from './PageStore'
import { type Kind, mayBeKept, mustAskAgain } from './policy'
import type { Rendering } from './Rendering'

/** `personal`: the answer depends on who asks. `failed`: there is none. */
export type Answer = { page: Page } | { personal: true } | { failed: Rendering }

/** A larger one is sent, but not kept. */
const maxPageSize = 8_000_000

/**
 * Answers kept in memory. Those made of content go with any change of it; one whose rendering began
 * before a change is given to who asked before, and not kept.
 */
export class PageCache {
  readonly #store: PageStore<Page>
  readonly #pending = new Map<string, Promise<Answer>>()
  readonly #kind: Kind
  readonly #headers: Record<string, string>

  constructor(kind: Kind, bounds: { entries: number; bytes: number }, headers: Record<string, string>) {
    this.#kind = kind
    this.#store = new PageStore(bounds)
    this.#headers = headers
  }

  get(key: string): Page | undefined {
    return this.#store.get(key)
  }

  /** Many who ask for one address at once wait for one rendering. */
  load(key: string, render: () => Promise<Rendering>): Promise<Answer> {
    const running = this.#pending.get(key)
    if (running) return running
    const answer = this.#make(key, render).finally(() => {
      if (this.#pending.get(key) === answer) this.#pending.delete(key)
    })
    this.#pending.set(key, answer)
    return answer
  }

  clear(): void {
    this.#store.clear()
    this.#pending.clear()
  }

  async #make(key: string, render: () => Promise<Rendering>): Promise<Answer> {
    const { generation } = register
    const rendering = await render()
    if (mustAskAgain(rendering, key)) return { personal: true }
    if (rendering.status >= 500) return { failed: rendering }
    const page = await encode(rendering, this.#kind, this.#headers)
    const isCurrent = this.#kind === 'asset' || generation === register.generation
    if (isCurrent && page.size <= maxPageSize && mayBeKept(this.#kind, rendering, key))
      this.#store.set(key, page)
    return { page }
  }
}
