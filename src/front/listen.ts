import { createServer, type Server } from 'node:net'
import { OperatorError } from '../errors/OperatorError'
import { SettingsError } from '../errors/SettingsError'

interface Place {
  host: string
  port: number
}

/**
 * Listens, or explains in one sentence why it can't.
 * @throws {SettingsError} if this machine doesn't have the address, or doesn't allow the port
 * @throws {OperatorError} if the port is taken
 */
export function listen(server: Server, { host, port }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, { host, port })))
    server.listen(port, host, resolve)
  })
}

function refusal({ code, message }: NodeJS.ErrnoException, { host, port }: Place): OperatorError {
  if (code === 'EADDRINUSE')
    return new OperatorError(
      `Port ${port} is already in use. Stop the other program or set PORT to another port.`,
    )
  if (code === 'EACCES')
    return new SettingsError(`This account can't use port ${port}. Set PORT to a port above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new SettingsError(`This machine has no address ${host}. Check HOST.`)
  return new OperatorError(`Cannot listen on ${host}:${port}: ${message}`)
}

/**
 * Listens for a moment, before anything is migrated.
 * @throws like {@link listen}
 */
export async function checkPlace(place: Place): Promise<void> {
  const server = createServer((socket) => socket.destroy())
  await listen(server, place)
  await new Promise((resolve) => server.close(resolve))
}
