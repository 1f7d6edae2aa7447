import type { Server } from 'node:http'
import { OperatorError } from '../errors/OperatorError'

interface Place {
  host: string
  port: number
}

/**
 * Listens, or says in one sentence why it cannot.
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
    return `Port ${port} is already in use: stop what listens there, or set PORT to another.`
  if (code === 'EACCES') return `Port ${port} may not be used by this account: set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}: mend HOST.`
  return `Cannot listen on ${host}:${port}: ${message}`
}
