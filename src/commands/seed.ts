import { OperatorError } from '../errors/OperatorError'
import { run, withDatabase } from './run'

const usage = `Usage: npm run seed

Adds the demo content to an empty database, or the rest of it after an interruption.`

/** Stops between two entries; the next start or `npm run seed` continues there. */
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

await run({ usage }, ({ settings, report }) =>
  withDatabase(settings, async (payload) => {
    const { seed } = await import('../ops/seed')
    const isAdded = await seed(payload, {
      report: (done, total) => report('Adding demo content', done, total),
      signal: stopping.signal,
    })
    if (stopping.signal.aborted)
      throw new OperatorError('Stopped. Run npm run seed again to add the rest of the demo content.')
    return isAdded ? 'Added the demo content.' : 'The database already has content. Nothing was changed.'
  }),
)
