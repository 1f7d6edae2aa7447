import { flushLog, log } from '../logging/requestLog'
import { bridge } from '../runtime/bridge'
import { settings } from '../settings'
import type { Connections } from './connections'
import { closingPeriod, drain } from './drain'

/** Milliseconds for running requests to finish. */
const closeTimeout = 7000
/** Milliseconds during which a repeated signal counts as the same: a terminal signals npm, start.mjs and us. */
const sameSignal = 1000

function exit(code: number): never {
  flushLog()
  process.exit(code)
}

/**
 * Shuts down gracefully when told to or when the parent exits: at once or, if a service manager stops it, after telling
 * the load balancers. Takes ten seconds more at most.
 */
export function stopGracefully(connections: Connections): void {
  let since: number | undefined

  async function stop(reason: string, seconds = 0): Promise<void> {
    if (since !== undefined) {
      if (performance.now() - since > sameSignal) exit(1)
      return
    }
    since = performance.now()
    log.info({ reason }, 'stopping')
    setTimeout(
      () => {
        log.error('Stopping took too long; ended anyway.')
        exit(1)
      },
      seconds * 1000 + closingPeriod + closeTimeout + 2500,
    ).unref()
    await drain(connections, seconds)
    bridge.endStreams?.()
    await connections.close(closeTimeout)
    await bridge.close?.().catch((err: unknown) => log.error({ err }, 'could not end everything'))
    exit(0)
  }

  process.on('SIGINT', () => void stop('SIGINT'))
  // The terminal was closed.
  process.on('SIGHUP', () => void stop('SIGHUP'))
  process.on('SIGTERM', () => void stop('SIGTERM', settings.drainSeconds))
  process.once('disconnect', () => void stop('the parent process ended'))
}

/** Logs uncaught errors: the process survives a rejection, but not an exception. */
export function logTheUncaught(): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    exit(1)
  })
}
