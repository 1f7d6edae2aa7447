import type { Server } from 'node:http'
import type { RequestHandler } from 'express'

/** Turns of the event loop without a new connection, after which nobody waits for one. */
const quietTurns = 2
/** Milliseconds that a request waits at most. */
const patience = 20

/**
 * Passes requests on once nobody waits for a connection. Node accepts one connection in each turn of its event loop
 * (libuv since 1.45), and a turn that answers requests is long: of 20 visitors who come at once, the last one would
 * wait for 20 of them.
 */
export function acceptFirst(server: Server): RequestHandler {
  let accepting: Promise<void> | undefined
  let turnsLeft = 0

  async function untilAccepted(): Promise<void> {
    const start = performance.now()
    while (turnsLeft > 0 && performance.now() - start < patience) {
      turnsLeft -= 1
      await new Promise(setImmediate)
    }
    accepting = undefined
  }

  server.on('connection', () => {
    turnsLeft = quietTurns
    accepting ??= untilAccepted()
  })

  return async (_req, _res, next) => {
    if (accepting) await accepting
    next()
  }
}
