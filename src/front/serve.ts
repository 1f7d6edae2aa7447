import { createServer } from 'node:http'
import next from 'next'
import { targetOf } from '../ops/backup/target'
import { demoAdmin } from '../ops/createAdmin'
import { enterService } from '../ops/restore/enterService'
import { settings } from '../settings'
import { frontServer } from './app'
import { bridge } from './bridge'
import { expireRegularly } from './contentChanged'
import { explainDatabase } from './explain'
import { isDatabaseThere } from './health'
import { listen } from './listen'
import { flushLog, log } from './log'
import { logTheUncaught, stopGracefully } from './stop'

/** Milliseconds. A connection that dawdles over its headers or its body is closed. */
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 5000,
}

/** Next starts even if our instrumentation fails; the product does not. */
async function bringUp(app: { prepare(): Promise<void> }): Promise<void> {
  const prepared = new Promise<void>((resolve, reject) => {
    bridge.prepared = (failure) => (failure ? reject(failure.error) : resolve())
  })
  try {
    await Promise.all([app.prepare(), prepared])
  } catch (error) {
    throw explainDatabase(error, settings.databaseUrl)
  }
}

/**
 * Starts the product: brings Next and with it the database up, then listens.
 * @throws {StartError} with one sentence when the port is taken or the database away
 */
export async function serve(): Promise<void> {
  const { host, port, siteUrl, databaseUrl, dataDir, bucket } = settings
  const dev = process.env.NODE_ENV !== 'production'
  const server = createServer(timeouts)
  // Absolute addresses are made of the site's own, wherever the server listens.
  const { hostname, port: sitePort, protocol } = new URL(siteUrl)
  const app = next({
    dev,
    hostname,
    port: Number(sitePort) || (protocol === 'https:' ? 443 : 80),
    httpServer: server,
  })
  const { found, leave } = await enterService({ target: targetOf(databaseUrl), dataDir, bucket })
  if (found) log.warn(found)
  await bringUp(app)
  const close = bridge.close
  bridge.close = async () => {
    await close?.()
    await leave()
  }
  server.on('request', frontServer(app.getRequestHandler(), { dev }))
  expireRegularly(isDatabaseThere)
  logTheUncaught()
  stopGracefully(server)
  await listen(server, { host, port })
  log.info({ host, port, mode: settings.mode }, 'listening')
  process.send?.({
    ready: true,
    address: siteUrl,
    listening: { host, port },
    ...(settings.mode === 'demo' && { demoLogin: demoAdmin }),
  })
  flushLog()
}
