import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { maskAddress } from '../logging/maskAddress'
import { log } from '../logging/requestLog'
import { countRefusal } from '../metrics/metrics'
import { networkOf } from '../rate-limit/network'

interface Exchange {
  req: IncomingMessage
  res: ServerResponse
}

interface ConnectionLimits {
  /** Connections that one address may hold; unlimited by default, for connections from a proxy. */
  perAddress?: number
  /** Milliseconds after which a client that reads nothing is disconnected. */
  stallTimeout: number
}

/** Milliseconds that a shutdown waits for a client that doesn't send its request or read its response. */
const clientTimeout = 2000

/** Bytes the kernel hasn't accepted yet. Node's own timeout looks at them too, but allows two periods (lib/net.js). */
const waitingBytes = (socket: Socket): number =>
  (socket as { _handle?: { writeQueueSize?: number } })._handle?.writeQueueSize ?? 0

/** Waiting for the client: its request is incomplete, or it hasn't read its response. */
const waitsForClient = ({ req, res }: Exchange) => !req.complete || res.writableEnded

/** Tracks a server's connections, so that no client can exceed its share or delay a shutdown. */
export class Connections {
  readonly #server: Server
  readonly #bounds: ConnectionLimits
  readonly #open = new Map<Socket, Set<Exchange>>()
  readonly #held = new Map<string, number>()
  /** How much of each response was pending, and since when. */
  readonly #stalled = new WeakMap<Socket, { mark: string; since: number }>()
  /** Addresses that have used up their share, logged once each. */
  readonly #full = new Set<string>()
  #isClosing = false

  constructor(server: Server, bounds: ConnectionLimits) {
    this.#server = server
    this.#bounds = bounds
    server.on('connection', (socket: Socket) => this.#admit(socket))
    for (const event of ['request', 'checkContinue'] as const)
      server.prependListener(event, (req: IncomingMessage, res: ServerResponse) => this.#follow({ req, res }))
    server.setTimeout(bounds.stallTimeout, (socket: Socket) => this.#letGo(socket))
    const timer = setInterval(() => this.#endStalled(), bounds.stallTimeout / 6).unref()
    server.once('close', () => clearInterval(timer))
  }

  /** Whether responses close their connections. */
  get isClosing(): boolean {
    return this.#isClosing
  }

  /** Makes responses close their connections, so that clients move to another instance. */
  endKeeping(): void {
    this.#isClosing = true
    for (const exchanges of this.#open.values()) for (const { res } of exchanges) res.shouldKeepAlive = false
  }

  /**
   * Stops accepting connections, and closes those that aren't waiting for us.
   * @param timeout milliseconds for running requests to finish
   */
  async close(timeout: number): Promise<void> {
    this.endKeeping()
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    for (const [socket, exchanges] of this.#open) {
      // A response to a plain GET may still be on its way (`answerPlainGets`).
      if (exchanges.size === 0) socket.destroySoon()
    }
    const cuts = [
      setTimeout(() => this.#end((exchanges) => exchanges.every(waitsForClient)), clientTimeout),
      setTimeout(() => this.#end(() => true), timeout),
    ]
    await closed
    for (const cut of cuts) clearTimeout(cut)
  }

  #end(isOver: (exchanges: Exchange[]) => boolean): void {
    for (const [socket, exchanges] of this.#open) if (isOver([...exchanges])) socket.destroy()
  }

  #admit(socket: Socket): void {
    const { perAddress } = this.#bounds
    const address = networkOf(socket.remoteAddress ?? 'unknown')
    const held = this.#held.get(address) ?? 0
    if (perAddress !== undefined && held >= perAddress) {
      countRefusal('connections')
      if (!this.#full.has(address)) {
        log.warn(
          { address: maskAddress(socket.remoteAddress), held },
          'too many connections from one address',
        )
        this.#full.add(address)
      }
      return void socket.destroy()
    }
    this.#held.set(address, held + 1)
    this.#open.set(socket, new Set())
    socket.once('close', () => {
      this.#open.delete(socket)
      const left = (this.#held.get(address) ?? 1) - 1
      if (left > 0) return void this.#held.set(address, left)
      this.#held.delete(address)
      this.#full.delete(address)
    })
  }

  #follow(exchange: Exchange): void {
    const { req, res } = exchange
    const exchanges = this.#open.get(req.socket)
    exchanges?.add(exchange)
    if (this.#isClosing) res.shouldKeepAlive = false
    res.once('close', () => {
      exchanges?.delete(exchange)
      // A client that was promised keep-alive would delay the shutdown.
      if (this.#isClosing && exchanges?.size === 0) setImmediate(() => req.socket.destroySoon())
    })
  }

  /** Disconnects clients that have read nothing within the timeout. */
  #endStalled(): void {
    const now = performance.now()
    for (const socket of this.#open.keys()) {
      const waiting = waitingBytes(socket)
      const mark = `${socket.bytesWritten} ${waiting}`
      const before = this.#stalled.get(socket)
      if (!waiting || before?.mark !== mark) this.#stalled.set(socket, { mark, since: now })
      else if (now - before.since >= this.#bounds.stallTimeout) socket.destroy()
    }
  }

  /** The connection has been idle for long: it stays only while we prepare a response. */
  #letGo(socket: Socket): void {
    const exchanges = [...(this.#open.get(socket) ?? [])]
    const isOurTurn = socket.writableLength === 0 && exchanges.some((exchange) => !waitsForClient(exchange))
    if (!isOurTurn) socket.destroy()
  }
}
