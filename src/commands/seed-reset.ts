import { OperatorError } from '../errors/OperatorError'
import { run } from './run'

await run(async (payload) => {
  const [{ settings }, { unseed }] = await Promise.all([import('../settings'), import('../ops/seed')])
  if (settings.mode !== 'demo') throw new OperatorError('seed:reset only works in demo mode.')
  await unseed(payload)
  return 'Deleted all content. Accounts were kept. Run npm run seed to bring the demo content back.'
})
