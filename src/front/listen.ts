import type { Server } from 'node:http'
import { OperatorError } from '../errors/OperatorError'

interface Place {
  host: string
  port: number
}

/**
 * Listens, or explains in one sentence why it can't.
 * @throws {OperatorError} with that sentence
 */
export function listen(server: Server, { host, port }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new OperatorError(sentence(error, { host, port }))),
    )
    server.listen(port, host, resolve)
  })
}

function sentence({ code, message }: NodeJS.ErrnoException, { host, port }: Place): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop the other program or set PORT to another port.`
  if (code === 'EACCES') return `This account can't use port ${port}. Set PORT to a port above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}. Check HOST.`
  return `Cannot listen on ${host}:${port}: ${message}`
}
