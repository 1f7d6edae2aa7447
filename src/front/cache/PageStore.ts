export interface Sized {
  /** Bytes it takes in memory. */
  size: number
}

interface Bounds {
  entries: number
  bytes: number
}

/** Keeps what was used last, within a number of entries and of bytes. */
export class PageStore<Entry extends Sized> {
  /** The one used longest ago comes first. */
  readonly #entries = new Map<string, Entry>()
  readonly #bounds: Bounds
  #bytes = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  set(key: string, entry: Entry): void {
    this.#delete(key)
    this.#entries.set(key, entry)
    this.#bytes += entry.size
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#bounds.entries && this.#bytes <= this.#bounds.bytes) return
      this.#delete(oldest)
    }
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }
}
