import type { Server } from 'node:http'
import { bridge } from './bridge'
import { flushLog, log } from './log'

/** Milliseconds that running requests get to end. */
const patience = 7000
/** Milliseconds in which a repeated signal is the same one: a terminal signals npm, start.mjs and us. */
const sameSignal = 1000

async function finishRequests(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), patience)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(cut)
}

function exit(code: number): never {
  flushLog()
  process.exit(code)
}

/** Ends the process in good order, within ten seconds, when it is told to or when its parent is gone. */
export function stopGracefully(server: Server): void {
  let since: number | undefined

  async function stop(reason: string): Promise<void> {
    if (since !== undefined) {
      if (performance.now() - since > sameSignal) exit(1)
      return
    }
    since = performance.now()
    log.info({ reason }, 'stopping')
    setTimeout(exit, patience + 2500, 1).unref()
    await finishRequests(server)
    await bridge.close?.()
    exit(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))
  process.once('disconnect', () => void stop('the parent process ended'))
}

/** What nobody caught is logged: a rejection is survived, an exception is not. */
export function logTheUncaught(): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    exit(1)
  })
}
