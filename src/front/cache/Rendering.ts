import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { missingMark } from '../../domain/missingMark'
import { settings } from '../../settings'
import { isPage } from './policy'

/** A request listener, as Next's. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void

/** What a request was answered with, whole. */
export interface Rendering {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** A response that goes nowhere: it is collected. */
class CollectingResponse extends ServerResponse {
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

/** Stored text cannot make this element: it would be escaped. */
const saysMissing = ({ body }: Rendering) => body.includes(`<meta name="${missingMark}" content="404"/>`)

/** Next's own page for what is missing, which is empty without script (decision 012): no route of ours was asked. */
const isEmpty = (rendering: Rendering, url: string) =>
  rendering.status === 404 &&
  /^text\/html/.test(String(rendering.headers['content-type'])) &&
  isPage(url) &&
  !saysMissing(rendering)

/** An address that no page has, in the language of another: our page for what is missing answers it. */
const missing = (url: string) => `${/^\/(?:es|fr|de)(?=\/)/.exec(url)?.[0] ?? ''}/not-found`

const { host, protocol } = new URL(settings.siteUrl)

/**
 * Renders an address for nobody in particular: a GET with no header of the visitor's, so that no
 * cookie, host or language of one visitor can end up in what all others get.
 */
export async function renderForAnybody(handler: Handler, url: string): Promise<Rendering> {
  const req = new IncomingMessage(new Socket())
  req.method = 'GET'
  req.url = url
  req.headers = { host, accept: '*/*', 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-for': '' }
  req.push(null)
  const res = new CollectingResponse(req)
  await handler(req, res)
  const rendering = await res.rendering
  if (rendering.status === 200 && saysMissing(rendering)) return { ...rendering, status: 404 }
  if (isEmpty(rendering, url) && url !== missing(url)) return renderForAnybody(handler, missing(url))
  // Next's own number for it; what is only read needs none that keeps the method.
  return rendering.status === 308 ? { ...rendering, status: 301 } : rendering
}
