const key = Symbol.for('frontdesk.heldBody')
type Holding = object & { [key]?: Buffer }

/** Keeps a request's whole body beside it, for readers that need no stream. The two module graphs share it. */
export function keepHeldBody(request: Request, body: Buffer): void {
  ;(request as Holding)[key] = body
}

/** A request's whole body, if it had arrived before the request was made. */
export const heldBodyOf = (request: object): Buffer | undefined => (request as Holding)[key]
