import { createServer } from 'node:http'
import next from 'next'
import { database } from '../database/outage'
import { targetOf } from '../database/target'
import { demoAdmin } from '../domain/demoAdmin'
import { explainDatabase } from '../errors/explain'
import { logConsole } from '../logging/consoleLog'
import { flushLog, log } from '../logging/requestLog'
import { lockAndRecover } from '../ops/restore/lockAndRecover'
import { bridge } from '../runtime/bridge'
import { expireRegularly } from '../runtime/contentChanged'
import { waitUntilIdle } from '../runtime/waitUntilIdle'
import { settings } from '../settings'
import { checkBuild } from '../startup/checks/checkBuild'
import { apiBefore } from './api/apiBefore'
import { frontServer } from './app'
import { answerPlainGet } from './cache/fromMemory'
import { Connections } from './connections'
import { keepErrorFrame } from './errorFrame'
import { listen } from './listen'
import { answerPlainGets } from './plainGets'
import './sharedModules'
import { logTheUncaught, stopGracefully } from './stop'
import { refuseUpgrades } from './upgrades'
import { waitForAccepts } from './waitForAccepts'
import { warmUp } from './warmUp'

/** Milliseconds. Connections with slow headers or a slow body are closed. */
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 5000,
}
/** Milliseconds after which a client that reads nothing is disconnected. */
const stalledAfter = 60_000

/** Next starts even if our instrumentation fails; the product must not. */
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
 * Starts the product: Next, and with it the database, then listens.
 * @throws {SettingsError} with one sentence if a setting or the build is invalid
 * @throws {OperatorError} with one sentence if the port is taken or the database down
 */
export async function serve(): Promise<void> {
  const { host, port, siteUrl, databaseUrl, dataDir, bucket, trustedProxies, maxConnections } = settings
  const dev = process.env.NODE_ENV !== 'production'
  // npm start has checked and built everything before; development builds on the fly.
  if (!dev && !process.connected) checkBuild(process.cwd())
  const server = createServer(timeouts)
  const connections = new Connections(server, {
    stallTimeout: stalledAfter,
    // Behind proxies every connection is theirs; there `limitRequests` counts requests.
    ...(trustedProxies === 0 && { perAddress: maxConnections }),
  })
  if (!dev) {
    answerPlainGets(server, { answer: answerPlainGet, isClosing: () => connections.isClosing })
    refuseUpgrades(server)
    logConsole(log)
  }
  // Absolute URLs use the site's own URL, wherever the server listens.
  const { hostname, port: sitePort, protocol } = new URL(siteUrl)
  const app = next({
    dev,
    hostname,
    port: Number(sitePort) || (protocol === 'https:' ? 443 : 80),
    // Next would respond to upgrades and leave most of them open forever, so its server never gets any.
    httpServer: dev ? server : createServer(),
  })
  const { found, leave } = await lockAndRecover({ target: targetOf(databaseUrl), dataDir, bucket })
  if (found) log.warn(found)
  await bringUp(app)
  const close = bridge.close
  const closing = new AbortController()
  let frameKept: Promise<void> | undefined
  bridge.close = async () => {
    closing.abort()
    // It reads the database.
    await frameKept
    await close?.()
    await leave()
  }
  const ofNext = app.getRequestHandler()
  const handler = dev ? ofNext : apiBefore(ofNext)
  const answer = frontServer(handler, { dev, gate: waitForAccepts(server) })
  // A declared body is requested once it is known to be small enough (`limitBodies`).
  server.on('request', answer).on('checkContinue', answer)
  expireRegularly(() => !database.isAway)
  logTheUncaught()
  stopGracefully(connections)
  if (!dev) await warmUp(answer).catch((err) => log.warn({ err }, 'the first requests may be slow'))
  await listen(server, { host, port })
  // Rendering takes the thread for a second, which the first visitors should have.
  if (!dev) {
    const { signal } = closing
    frameKept = waitUntilIdle(signal).then(() => keepErrorFrame(handler, signal))
  }
  log.info({ host, port, mode: settings.mode }, 'listening')
  process.send?.({
    ready: true,
    address: siteUrl,
    listening: { host, port },
    ...(settings.mode === 'demo' && { demoLogin: demoAdmin }),
  })
  flushLog()
}
