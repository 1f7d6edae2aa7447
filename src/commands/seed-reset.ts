import { OperatorError } from '../errors/OperatorError'
import { run, withDatabase } from './run'

const usage = `Usage: npm run seed:reset

Deletes all content of a demo. Accounts are kept.`

await run({ usage }, async ({ settings }) => {
  if (settings.mode !== 'demo') throw new OperatorError('seed:reset only works in demo mode.')
  return withDatabase(settings, async (payload) => {
    const { unseed } = await import('../ops/seed')
    await unseed(payload)
    return 'Deleted all content. Accounts were kept. Run npm run seed to bring the demo content back.'
  })
})
