import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseAway, isDatabaseAway, isOutage } from '../errors/DatabaseAway'

/** Milliseconds between two looks at the database. */
const pace = 1000

/**
 * Looks at the database; rejects with the reason where it does not answer.
 * @param isSuspected whether something has failed: then also whether it can be written to
 */
export type Probe = (isSuspected: boolean) => Promise<unknown>

/** Who is told, once, that it has gone and that it is back. */
export interface Listener {
  left(reason: unknown): void
  /** @param seconds for which it was away */
  back(seconds: number): void
}

/** Small steps, or a process that was busy itself would take its own silence for that of the database. */
async function spent(patience: number, signal: AbortSignal): Promise<never> {
  for (let step = 0; step < 10; step += 1) await wait(patience / 10, undefined, { ref: false, signal })
  throw new Error(`No response for ${patience / 1000} s.`)
}

/**
 * What is known of the database in use. While it is away nothing is asked of it but whether it is back, and what waits
 * for it does so no longer: no call waits for longer than it takes to notice.
 */
export class Outage {
  #awaySince: number | undefined
  #isSuspected = false
  #looking: Promise<void> | undefined
  #probe: Probe | undefined
  #listener: Listener | undefined
  readonly #patience: number
  readonly #waiting = new Set<(reason: DatabaseAway) => void>()

  /** @param patience milliseconds in which it has to answer a look */
  constructor(patience = 3000) {
    this.#patience = patience
  }

  get isAway(): boolean {
    return this.#awaySince !== undefined
  }

  /** Looks regularly from now on. @returns a function that ends it */
  watch(probe: Probe, listener: Listener): () => void {
    this.#probe = probe
    this.#listener = listener
    const timer = setInterval(() => void this.look(), pace).unref()
    return () => {
      clearInterval(timer)
      this.#probe = undefined
    }
  }

  /**
   * Does it, or stops waiting for it. What was sent by then may still be done.
   * @throws {DatabaseAway} at once while it is away, and as soon as it is known to be
   */
  async unlessAway<Result>(act: () => Promise<Result>): Promise<Result> {
    if (this.isAway) throw new DatabaseAway()
    let leave = (_: DatabaseAway) => {}
    const left = new Promise<never>((_, reject) => {
      leave = reject
    })
    this.#waiting.add(leave)
    try {
      return await Promise.race([act(), left])
    } catch (error) {
      throw (await this.#isExplained(error)) ? new DatabaseAway(error) : error
    } finally {
      this.#waiting.delete(leave)
    }
  }

  /** Looks whether the database answers; those who ask at once share a look. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #isExplained(error: unknown): Promise<boolean> {
    if (isDatabaseAway(error) || !isOutage(error)) return false
    this.#isSuspected = true
    // One that runs may have begun before it failed.
    await this.#looking
    await this.look()
    return this.isAway
  }

  async #look(): Promise<void> {
    const probe = this.#probe
    if (!probe) return
    const over = new AbortController()
    try {
      await Promise.race([probe(this.isAway || this.#isSuspected), spent(this.#patience, over.signal)])
      this.#return()
    } catch (reason) {
      this.#leave(reason)
    } finally {
      over.abort()
    }
  }

  #leave(reason: unknown): void {
    if (this.isAway) return
    this.#awaySince = performance.now()
    for (const leave of this.#waiting) leave(new DatabaseAway())
    this.#listener?.left(reason)
  }

  #return(): void {
    this.#isSuspected = false
    if (this.#awaySince === undefined) return
    const seconds = Math.round((performance.now() - this.#awaySince) / 1000)
    this.#awaySince = undefined
    this.#listener?.back(seconds)
  }
}

/** On globalThis, because the front server and Next's bundles are two module graphs in one process. */
const key = Symbol.for('frontdesk.database')
const holder = globalThis as { [key]?: Outage }
holder[key] ??= new Outage()
export const database: Outage = holder[key]
