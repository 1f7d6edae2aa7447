import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type PlainGet, readPlainGet } from './plainGet'

/** A response to a plain GET. */
export interface PlainAnswer {
  status: number
  /** The headers of this response only, as lines. */
  head: string
  /** The other headers, an empty line and the body. */
  wire: Buffer
}

interface Options {
  /** @returns undefined if node:http has to read the request */
  answer: (request: PlainGet, socket: Socket) => PlainAnswer | undefined
  /** Whether responses have to close their connections, which only node:http's do. */
  isClosing: () => boolean
}

let second = 0
let date = ''

/** The value of a Date header. */
function now(): string {
  const current = Math.floor(Date.now() / 1000)
  if (current !== second) {
    second = current
    date = new Date(current * 1000).toUTCString()
  }
  return date
}

/**
 * Answers plain GETs on the connection itself; a request and a response of node:http cost more than everything else
 * that a page from memory needs (decision 076). The first bytes that are no such request, or whose answer isn't
 * there, go to node:http unread, and so does everything after them. Connections that another listener has refused are
 * left alone.
 */
export function answerPlainGets(server: Server, { answer, isClosing }: Options): void {
  const { keepAliveTimeout, headersTimeout } = server
  const keeping = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveTimeout / 1000)}\r\n`
  const write = (socket: Socket, { status, head, wire }: PlainAnswer) => {
    socket.cork()
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}Date: ${now()}\r\n${keeping}`,
      'latin1',
    )
    socket.write(wire)
    socket.uncork()
  }
  // Its own listener comes first. It takes any socket that is emitted, as its documentation says.
  const [toHttp] = server.listeners('connection') as ((socket: Socket) => void)[]
  if (!toHttp) return
  server.off('connection', toHttp)
  server.on('connection', (socket) => {
    if (socket.destroyed) return
    const handOver = (bytes: Buffer) => {
      socket.setTimeout(0)
      socket.off('data', onData).off('end', onEnd).off('timeout', onTimeout)
      toHttp.call(server, socket)
      // Only now, as node:http listens to errors from here on.
      socket.off('error', onError)
      socket.unshift(bytes)
    }
    const onData = (bytes: Buffer) => {
      // A client that doesn't read what it asked for is held back by node:http.
      const request = isClosing() || socket.writableLength > 0 ? undefined : readPlainGet(bytes)
      const answered = request && answer(request, socket)
      if (!answered) return handOver(bytes)
      write(socket, answered)
      if (socket.timeout !== keepAliveTimeout) socket.setTimeout(keepAliveTimeout)
    }
    const onEnd = () => socket.end()
    const onError = () => socket.destroy()
    // `Connections` disconnects clients that don't read a response.
    const onTimeout = () => socket.writableLength === 0 && socket.destroy()
    socket.setTimeout(headersTimeout)
    socket.on('data', onData).on('end', onEnd).on('error', onError).on('timeout', onTimeout)
  })
}
