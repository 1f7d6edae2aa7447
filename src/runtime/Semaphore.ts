/**
 * Lets so many pieces of work run at once; the others wait for their turn. Work that shares a thread ends late if all of
 * it runs at once.
 */
export class Semaphore {
  #running = 0
  /** How those who wait are called, by their keys: in turn, and before all others. */
  readonly #waiting = new Map<unknown, () => void>()
  readonly #urgent = new Map<unknown, () => void>()

  constructor(readonly concurrency: number) {}

  /** Whether nothing runs or waits. */
  get isIdle(): boolean {
    return this.#running === 0
  }

  /** Starts at once if there is room. @param key to {@link prioritize} it by; of nobody else who waits */
  async run<Result>(act: () => Promise<Result>, key: unknown = Symbol()): Promise<Result> {
    if (this.#running < this.concurrency) this.#running += 1
    else await new Promise<void>((resolve) => this.#waiting.set(key, resolve))
    try {
      return await act()
    } finally {
      this.#callNext()
    }
  }

  /** Moves one who waits to the front. */
  prioritize(key: string): void {
    const call = this.#waiting.get(key)
    if (!call) return
    this.#waiting.delete(key)
    this.#urgent.set(key, call)
  }

  /** The next one takes the place over. */
  #callNext(): void {
    const line = this.#urgent.size > 0 ? this.#urgent : this.#waiting
    const [next] = line
    if (!next) {
      this.#running -= 1
      return
    }
    const [key, call] = next
    line.delete(key)
    call()
  }
}
