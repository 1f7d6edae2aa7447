import { type RequestHandler, Router } from 'express'
import { bridge } from './bridge'

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

const ready: RequestHandler = async (_req, res) => {
  if (await isDatabaseThere()) res.json({ status: 'ok' })
  else res.status(503).json({ status: 'unavailable', message: 'The database does not answer.' })
}

/** `/healthz`: the process is alive. `/readyz`: it can do its work. */
export const health = Router()
  .use(['/healthz', '/readyz'], (_req, res, next) => {
    res.set('Cache-Control', 'no-store')
    next()
  })
  .get('/healthz', alive)
  .get('/readyz', ready)
