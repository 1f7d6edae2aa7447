import { type RequestHandler, Router } from 'express'
import { settings } from '../settings'
import { bridge } from './bridge'
import { diskFailure } from './disk'
import { isDraining } from './drain'

/** Milliseconds in which the database has to answer. */
const patience = 2000

/** Whether the database answers in time. */
export async function isDatabaseThere(): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, patience, false).unref())
  const answered = (async () => {
    if (!bridge.checkDatabase) return false
    await bridge.checkDatabase()
    return true
  })()
  return Promise.race([answered, late]).catch(() => false)
}

const alive: RequestHandler = (_req, res) => void res.json({ status: 'ok' })

const databaseAway = 'The database does not answer.'

/** Without room SQLite keeps no inquiry; with MongoDB it is only the uploads that fail. */
const ready: RequestHandler = async (_req, res) => {
  if (isDraining()) {
    res.status(503).json({ status: 'stopping', message: 'This instance is about to stop.' })
    return
  }
  const [isThere, disk] = await Promise.all([isDatabaseThere(), diskFailure()])
  const isOnDisk = settings.databaseUrl.startsWith('file:')
  const message = isThere ? disk : databaseAway
  if (!message) res.json({ status: 'ok' })
  else if (isThere && !isOnDisk) res.json({ status: 'degraded', message })
  else res.status(503).json({ status: 'unavailable', message })
}

/** `/healthz`: the process is alive. `/readyz`: it can do its work, and goes on doing it. */
export const health = Router()
  .use(['/healthz', '/readyz'], (_req, res, next) => {
    res.set('Cache-Control', 'no-store')
    next()
  })
  .get('/healthz', alive)
  .get('/readyz', ready)
