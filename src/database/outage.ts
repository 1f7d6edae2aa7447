import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseUnavailable, isDatabaseUnavailable, isOutage } from '../errors/DatabaseUnavailable'
import { processGlobal } from '../processGlobal'

/** Milliseconds between two checks. */
const probeInterval = 1000

/**
 * Checks the database; rejects with the reason if it doesn't respond.
 * @param isSuspected whether something has failed; if so, it also checks whether writing works
 */
export type Probe = (isSuspected: boolean) => Promise<unknown>

/** Called once when the database goes down and once when it is back. */
export interface Listener {
  left(reason: unknown): void
  /** @param seconds how long it was down */
  back(seconds: number): void
}

/** In small steps: a process that was busy itself would mistake its own silence for the database's. */
async function timeOut(timeout: number, signal: AbortSignal): Promise<never> {
  for (let step = 0; step < 10; step += 1) await wait(timeout / 10, undefined, { ref: false, signal })
  throw new Error(`No response for ${timeout / 1000} s.`)
}

/**
 * Tracks whether the current database is available. While it is down, only checks are sent to it, and calls waiting for
 * it are rejected, so no call waits longer than it takes to notice.
 */
export class Outage {
  #awaySince: number | undefined
  #isSuspected = false
  #looking: Promise<void> | undefined
  #probe: Probe | undefined
  #listener: Listener | undefined
  readonly #timeout: number
  readonly #waiting = new Set<(reason: DatabaseUnavailable) => void>()

  /** @param timeout milliseconds in which it must respond to a check */
  constructor(timeout = 3000) {
    this.#timeout = timeout
  }

  get isAway(): boolean {
    return this.#awaySince !== undefined
  }

  /** Checks regularly from now on. @returns a function that stops it */
  watch(probe: Probe, listener: Listener): () => void {
    this.#probe = probe
    this.#listener = listener
    const timer = setInterval(() => void this.look(), probeInterval).unref()
    return () => {
      clearInterval(timer)
      this.#probe = undefined
    }
  }

  /**
   * Runs a call, or stops waiting for it. Anything already sent may still take effect.
   * @throws {DatabaseUnavailable} at once while the database is down, or as soon as that is noticed
   */
  async unlessAway<Result>(act: () => Promise<Result>): Promise<Result> {
    if (this.isAway) throw new DatabaseUnavailable()
    let leave = (_: DatabaseUnavailable) => {}
    const left = new Promise<never>((_, reject) => {
      leave = reject
    })
    this.#waiting.add(leave)
    try {
      return await Promise.race([act(), left])
    } catch (error) {
      throw (await this.#isExplained(error)) ? new DatabaseUnavailable(error) : error
    } finally {
      this.#waiting.delete(leave)
    }
  }

  /** Checks whether the database responds; concurrent callers share a check. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #isExplained(error: unknown): Promise<boolean> {
    if (isDatabaseUnavailable(error) || !isOutage(error)) return false
    this.#isSuspected = true
    // A running check may have started before the failure.
    await this.#looking
    await this.look()
    return this.isAway
  }

  async #look(): Promise<void> {
    const probe = this.#probe
    if (!probe) return
    const over = new AbortController()
    try {
      await Promise.race([probe(this.isAway || this.#isSuspected), timeOut(this.#timeout, over.signal)])
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
    for (const leave of this.#waiting) leave(new DatabaseUnavailable())
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

export const database = processGlobal('database', () => new Outage())
