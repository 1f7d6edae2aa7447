import { OperatorError } from '../errors/OperatorError'
import { run, withDatabase } from './run'
import { confirm } from './terminal'

const usage = `Usage: npm run seed:reset -- [--yes]

Deletes all content of a demo. Accounts are kept.

  --yes  does not ask`

await run({ usage, options: { yes: { type: 'boolean' } } }, async ({ values, settings }) => {
  if (settings.mode !== 'demo') throw new OperatorError('seed:reset only works in demo mode.')
  if (!values.yes && !(await confirm('Delete all content? Type yes: ')))
    throw new OperatorError('Nothing was changed.')
  return withDatabase(settings, async (payload) => {
    const { unseed } = await import('../ops/seed')
    await unseed(payload)
    return 'Deleted all content. Accounts were kept. Run npm run seed to bring the demo content back.'
  })
})
