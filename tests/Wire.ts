import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A connection to a database or another server that can be cut, blocked, delayed and restored. */
export class Wire {
  /** Milliseconds of delay for each piece. */
  delay = 0
  #isCut = false
  #isHeld = false
  readonly #sockets = new Set<Socket>()
  readonly #server: Server

  private constructor(readonly target: { host: string; port: number }) {
    this.#server = createServer((near) => this.#join(near))
  }

  static async to(host: string, port: number): Promise<Wire> {
    const wire = new Wire({ host, port })
    wire.#server.listen(0, '127.0.0.1')
    await once(wire.#server, 'listening')
    return wire
  }

  get port(): number {
    return (this.#server.address() as { port: number }).port
  }

  /** Closes every connection and rejects new ones. */
  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Keeps connections open and accepts new ones, but passes nothing on, like a hanging server. */
  hold(): void {
    this.#isHeld = true
    for (const socket of this.#sockets) socket.pause()
  }

  mend(): void {
    this.#isCut = false
    this.#isHeld = false
    for (const socket of this.#sockets) socket.resume()
  }

  async close(): Promise<void> {
    this.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #join(near: Socket): void {
    if (this.#isCut) return void near.destroy()
    const far = connect(this.target)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        this.#sockets.delete(one)
        other.destroy()
      })
    }
    far.on('data', (chunk) => near.write(chunk))
    near.on('data', (chunk) => {
      if (this.delay) setTimeout(() => far.write(chunk), this.delay)
      else far.write(chunk)
    })
    if (this.#isHeld) for (const socket of [near, far]) socket.pause()
  }
}
