import { createServer } from 'node:net'
import { fail } from './say.mjs'

/** Whether something is already listening there. Invalid addresses are left for the settings to reject. */
export function isTaken(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }) => resolve(code === 'EADDRINUSE'))
    server.listen(port, host, () => server.close(() => resolve(false)))
  })
}

/** Exits with a message if the port is taken, before anything slow starts. */
export async function checkPort() {
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535) return
  if (await isTaken(port, process.env.HOST || '127.0.0.1')) {
    fail(`Port ${port} is already in use. Stop the other program or set PORT to another port.`)
  }
}
