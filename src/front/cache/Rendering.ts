import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
/** A request listener, like Next's. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void

/** The complete response to a request. */
export interface Rendering {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** A response that is collected instead of sent. */
export class CollectingResponse extends ServerResponse {
  readonly #chunks: Buffer[] = []
  #sent = false
  readonly rendering: Promise<Rendering>
  #resolve!: (rendering: Rendering) => void

  constructor(req: IncomingMessage) {
    super(req)
    Object.defineProperty(this, 'headersSent', { get: () => this.#sent })
    this.rendering = new Promise((resolve) => {
      this.#resolve = resolve
    })
  }

  override flushHeaders(): void {
    this.#sent = true
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.at(-1)
    this.statusCode = status
    this.#sent = true
    if (Array.isArray(headers)) {
      for (let n = 0; n < headers.length; n += 2) this.setHeader(headers[n], headers[n + 1])
    } else if (headers && typeof headers === 'object') {
      for (const [name, value] of Object.entries(headers)) this.setHeader(name, value)
    }
    return this
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#sent = true
    this.#collect(chunk, rest)
    return true
  }

  override end(...args: unknown[]): this {
    if (this.finished) return this
    const [chunk, ...rest] = args
    this.#collect(typeof chunk === 'function' ? chunk : (chunk ?? ''), rest)
    this.#sent = true
    this.finished = true
    this.#resolve({
      status: this.statusCode,
      headers: this.getHeaders(),
      body: Buffer.concat(this.#chunks),
    })
    this.emit('finish')
    this.emit('close')
    return this
  }

  #collect(chunk: unknown, rest: unknown[]): void {
    if (typeof chunk === 'string') this.#chunks.push(Buffer.from(chunk, rest[0] as BufferEncoding))
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk))
    for (const callback of [chunk, ...rest]) if (typeof callback === 'function') process.nextTick(callback)
  }
}
