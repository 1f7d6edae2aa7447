import { IncomingMessage } from 'node:http'

/** `gone`: the client disconnected. */
export type BufferOutcome = 'whole' | 'tooLarge' | 'late' | 'gone'

interface BufferLimits {
  /** Bytes. */
  limit: number
  /** Called once if a body is larger; returns how many bytes this one may have. */
  raise: () => Promise<number>
  /** Milliseconds without a byte after which it is aborted. */
  idle: number
  /** Milliseconds for a body within `limit` to arrive. */
  total: number
  /** Called when the client should start sending: `Expect: 100-continue` waits for it. */
  welcome: () => void
}

/**
 * Holds a request's body until it is complete, so that no work starts for one that is too large or trickles. Call it
 * before awaiting anything, because the parser passes on what it has read immediately.
 */
export class BufferedBody {
  readonly outcome: Promise<BufferOutcome>
  readonly #req: IncomingMessage
  readonly #chunks: (Buffer | null)[] = []
  readonly #timers: NodeJS.Timeout[]
  readonly #raise: () => Promise<number>
  readonly #welcome: () => void
  #limit: number
  #size = 0
  #raised: 'no' | 'asking' | 'yes' = 'no'
  #isOver = false
  #resolve!: (held: BufferOutcome) => void

  constructor(req: IncomingMessage, { limit, raise, idle, total, welcome }: BufferLimits) {
    this.#req = req
    this.#limit = limit
    this.#raise = raise
    this.#welcome = welcome
    this.outcome = new Promise((resolve) => {
      this.#resolve = resolve
    })
    this.#timers = [setTimeout(this.#end, idle, 'late'), setTimeout(this.#end, total, 'late')]
    req.once('close', this.#leave)
    req.push = (chunk: Buffer | null) => this.#take(chunk)
    if (Number(req.headers['content-length'] ?? 0) > limit) this.#askForMore()
    else welcome()
  }

  readonly #leave = () => this.#end('gone')

  /** @returns whether to keep reading; stops exactly at the limit until it is known whether more is allowed */
  #take(chunk: Buffer | null): boolean {
    const [quiet] = this.#timers
    quiet?.refresh()
    this.#chunks.push(chunk)
    this.#size += chunk?.length ?? 0
    if (this.#size > this.#limit) this.#askForMore()
    else if (chunk === null) this.#end('whole')
    return this.#size <= this.#limit
  }

  #askForMore(): void {
    if (this.#raised === 'yes') this.#end('tooLarge')
    if (this.#raised !== 'no') return
    this.#raised = 'asking'
    clearTimeout(this.#timers[1])
    this.#raise().then(
      (limit) => this.#goOn(limit),
      () => this.#end('tooLarge'),
    )
  }

  #goOn(limit: number): void {
    this.#raised = 'yes'
    this.#limit = limit
    const expected = Math.max(this.#size, Number(this.#req.headers['content-length'] ?? 0))
    if (expected > limit) this.#end('tooLarge')
    else if (this.#chunks.at(-1) === null) this.#end('whole')
    else {
      this.#welcome()
      this.#resume()
    }
  }

  /** Nothing is reading the request yet. */
  #resume(): void {
    this.#req._read(0)
  }

  readonly #end = (held: BufferOutcome): void => {
    if (this.#isOver) return
    this.#isOver = true
    const req = this.#req
    for (const timer of this.#timers) clearTimeout(timer)
    req.off('close', this.#leave)
    delete (req as Partial<IncomingMessage>).push
    if (held === 'whole') for (const chunk of this.#chunks) req.push(chunk)
    else this.#drop()
    this.#chunks.length = 0
    this.#resolve(held)
  }

  /** Discards the rest of a rejected body. */
  #drop(): void {
    const req = this.#req
    req.push = (chunk) => chunk !== null || IncomingMessage.prototype.push.call(req, null)
    if (!req.destroyed) this.#resume()
  }
}
