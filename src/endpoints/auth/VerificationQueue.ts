/** `known`: is logged in, or has logged in from there before. `stranger`: anyone else. */
export type Caller = 'known' | 'stranger'

interface Limits {
  /** How many run at once; strangers leave one slot free. */
  atOnce: number
  /** How many of each kind may be queued. */
  waiting: number
}

/**
 * Limits how much expensive work runs at once. One slot is reserved for known callers, who also go first, so a flood of
 * logins doesn't lock staff out.
 */
export class VerificationQueue {
  readonly #limits: Limits
  readonly #running = { known: 0, stranger: 0 }
  readonly #queues: Record<Caller, (() => void)[]> = { known: [], stranger: [] }

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** @throws the result of `refuse` if too many callers of its kind are queued */
  async run<Result>(caller: Caller, work: () => Promise<Result>, refuse: () => Error): Promise<Result> {
    const queue = this.#queues[caller]
    if (!this.#mayRun(caller) && queue.length >= this.#limits.waiting) throw refuse()
    await new Promise<void>((proceed) => {
      queue.push(proceed)
      this.#proceed()
    })
    try {
      return await work()
    } finally {
      this.#running[caller] -= 1
      this.#proceed()
    }
  }

  #mayRun(caller: Caller): boolean {
    const { known, stranger } = this.#running
    const { atOnce } = this.#limits
    return known + stranger < atOnce && (caller === 'known' || stranger < atOnce - 1)
  }

  #proceed(): void {
    for (const caller of ['known', 'stranger'] as const) {
      while (this.#queues[caller].length && this.#mayRun(caller)) {
        this.#running[caller] += 1
        this.#queues[caller].shift()?.()
      }
    }
  }
}
