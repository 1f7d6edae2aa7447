const key = Symbol.for('frontdesk.bufferedBody')
type Holding = object & { [key]?: Buffer }

/** Keeps a request's whole body beside it, for readers that need no stream. The two module graphs share it. */
export function setBufferedBody(request: Request, body: Buffer): void {
  ;(request as Holding)[key] = body
}

/** A request's whole body, if it had arrived before the request was made. */
export const bufferedBodyOf = (request: object): Buffer | undefined => (request as Holding)[key]
