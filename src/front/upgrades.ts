import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

const refusal = (status: string) => `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`

/** `end` alone would leave the client's side open. */
function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => {})
  socket.end(refusal(status), () => socket.destroy())
}

/**
 * In production there is only HTTP: requests for a web socket or a tunnel are rejected and disconnected. Node exempts
 * both from every timeout.
 */
export function refuseUpgrades(server: Server): void {
  server.on('upgrade', (_req, socket) => refuse(socket, '400 Bad Request'))
  server.on('connect', (_req, socket) => refuse(socket, '405 Method Not Allowed'))
}
