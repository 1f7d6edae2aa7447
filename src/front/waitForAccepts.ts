import type { Server } from 'node:http'
import type { RequestHandler } from 'express'
import { waitUntilSettled } from '../runtime/waitUntilSettled'

/** Turns and milliseconds: a turn is short unless something is being rendered in it. */
const limits = { maxTurns: 500, timeout: 2000 }

/**
 * Passes requests on once nobody waits for a connection. Node accepts one connection in each turn of its event loop
 * (libuv since 1.45), and a turn that answers requests is long: of 20 visitors who come at once, the last one would
 * wait for 20 of them.
 */
export function waitForAccepts(server: Server): RequestHandler {
  let accepting: Promise<void> | undefined
  let connections = 0

  async function acceptAll(): Promise<void> {
    await waitUntilSettled(() => connections, limits)
    accepting = undefined
  }

  server.on('connection', () => {
    connections += 1
    accepting ??= acceptAll()
  })

  return async (_req, _res, next) => {
    if (accepting) await accepting
    next()
  }
}
