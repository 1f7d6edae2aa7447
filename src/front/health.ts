import { type RequestHandler, Router } from 'express'
import { database } from '../database/outage'
import { diskFailure } from '../runtime/disk'
import { settings } from '../settings'
import { isDraining } from './drain'

const alive: RequestHandler = (_req, res) => void res.json({ status: 'ok' })

const databaseAway = 'The database is not responding.'

/** SQLite can't store inquiries on a full disk; with MongoDB only uploads fail. */
const ready: RequestHandler = async (_req, res) => {
  if (isDraining()) {
    res.status(503).json({ status: 'stopping', message: 'This instance is shutting down.' })
    return
  }
  const [disk] = await Promise.all([diskFailure(), database.isAway || database.look()])
  const isOnDisk = settings.databaseUrl.startsWith('file:')
  const { isAway } = database
  const message = isAway ? databaseAway : disk
  if (!message) res.json({ status: 'ok' })
  else if (!isAway && !isOnDisk) res.json({ status: 'degraded', message })
  else res.status(503).json({ status: 'unavailable', message })
}

/** `/healthz`: the process is alive. `/readyz`: it can serve requests and isn't shutting down. */
export const health = Router()
  .use(['/healthz', '/readyz'], (_req, res, next) => {
    res.set('Cache-Control', 'no-store')
    next()
  })
  .get('/healthz', alive)
  .get('/readyz', ready)
