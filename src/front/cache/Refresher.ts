import { AsyncResource } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { requestContext } from '@/logging/requestContext'
import { register } from '@/runtime/contentChanged'
import type { PageCache } from './PageCache'
import type { Kind } from './policy'
import type { Rendering } from './Rendering'

/** The most visited pages, for which the answer to a change waits: at most so many milliseconds. */
const topPages = 5
const longestHold = 500
/** Pages rendered again after a change, the top ones included; visitors cause the renderings of all others. */
const maxPages = 20
/** Pages asked for less often lately are not rendered ahead: a crawler asks for each of them once. */
const minVisits = 2
/** Milliseconds after which nobody waits for a rendering, and its page isn't rendered ahead until it was visited. */
const timeout = 2000

const wait = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))

interface Visited {
  cache: PageCache
  address: string
}

/** Renders pages again in the background after a change, most visited first (decision 053). */
export class Refresher {
  /** Passes over the top pages. Changes during one share the next. */
  #running: Promise<void> | undefined
  #following: Promise<void> | undefined
  /** Old pages that were visited, by kind and address. */
  readonly #old = new Map<string, Visited>()
  /** Renderings belong to no request, least of all to the one that changed something. */
  readonly #outside = new AsyncResource('Refresher')

  constructor(
    readonly caches: readonly PageCache[],
    readonly render: (kind: Kind, address: string) => Promise<Rendering>,
    /** Milliseconds without another change before pages are rendered in the background. */
    readonly quiet = 1000,
  ) {
    for (const cache of caches) cache.onOld = (address) => this.#renderSoon({ cache, address })
  }

  /** Time has passed, without a change: old pages are served while they are rendered again. */
  age(): void {
    for (const cache of this.caches) cache.age()
  }

  /** @returns resolves once no page is served that is older than this call; never rejects */
  async renew(): Promise<void> {
    const { generation } = register
    const refreshed = this.#outside.runInAsyncScope(() => this.#refreshTop())
    await Promise.race([refreshed, wait(longestHold)])
    for (const cache of this.caches) cache.dropOlder(generation)
  }

  #refreshTop(): Promise<void> {
    if (this.#running) {
      this.#following ??= this.#running.then(() => {
        this.#following = undefined
        return this.#refreshTop()
      })
      return this.#following
    }
    this.#running = this.#renderTop().finally(() => {
      this.#running = undefined
      if (!this.#following) void this.#renderMost()
    })
    return this.#running
  }

  /** One after another: they share a thread, so that two at once would only delay the more visited one. */
  async #renderTop(): Promise<void> {
    for (const page of this.#outdated(topPages)) await this.#renderAgain(page)
  }

  /** Once no change follows, until the next one, and half of the time. */
  async #renderMost(): Promise<void> {
    const { generation } = register
    await wait(this.quiet)
    for (const page of this.#outdated(maxPages)) {
      if (generation !== register.generation) return
      const start = performance.now()
      await this.#renderAgain(page)
      await wait(performance.now() - start)
    }
  }

  #renderSoon(page: Visited): void {
    const isWorking = this.#old.size > 0
    this.#old.set(`${page.cache.kind} ${page.address}`, page)
    if (!isWorking) void this.#outside.runInAsyncScope(() => this.#renderOld())
  }

  /** Half of the time, as visitors have an answer. */
  async #renderOld(): Promise<void> {
    for (const [key, page] of this.#old) {
      const start = performance.now()
      // If it fails, the old one stays until its time is over.
      if (!page.cache.isCurrent(page.address)) await Promise.race([this.#load(page), wait(timeout)])
      await wait(performance.now() - start)
      this.#old.delete(key)
    }
  }

  /** The most visited pages, without those that are of the last change. */
  #outdated(count: number): Visited[] {
    return this.caches
      .flatMap((cache) => cache.visited().map((page) => ({ ...page, cache })))
      .filter(({ visits }) => visits >= minVisits)
      .sort((one, other) => other.visits - one.visits)
      .slice(0, count)
      .filter(({ cache, address }) => !cache.isCurrent(address))
  }

  async #renderAgain(page: Visited): Promise<void> {
    const { cache, address } = page
    if (cache.isCurrent(address)) return
    if (!(await Promise.race([this.#load(page, { isUrgent: true }), wait(timeout)]))) cache.forget(address)
  }

  /** @returns whether there is a page; never rejects */
  #load({ cache, address }: Visited, { isUrgent = false } = {}): Promise<boolean> {
    const render = () => requestContext.run({ id: randomUUID() }, () => this.render(cache.kind, address))
    return cache.load(address, render, { since: register.generation, isUrgent }).then(
      (answer) => 'page' in answer,
      () => false,
    )
  }
}
