/** `known`: has logged in from there before, or is logged in. `stranger`: anybody else. */
export type Caller = 'known' | 'stranger'

interface Limits {
  /** So many run at once; strangers leave one of them free. */
  atOnce: number
  /** So many of each kind may wait. */
  waiting: number
}

/**
 * Runs costly work, a few at once. However many strangers come, a place is left for known callers, who also go
 * first: a flood of logins does not keep the staff out.
 */
export class VerificationQueue {
  readonly #limits: Limits
  readonly #running = { known: 0, stranger: 0 }
  readonly #queues: Record<Caller, (() => void)[]> = { known: [], stranger: [] }

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** @throws what `refuse` makes, when too many of its kind are waiting */
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
