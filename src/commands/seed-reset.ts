import { OperatorError } from '../errors/OperatorError'
import { run } from './run'

await run(async (payload) => {
  const [{ settings }, { unseed }] = await Promise.all([import('../settings'), import('../ops/seed')])
  if (settings.mode !== 'demo') throw new OperatorError('seed:reset works in demo mode only.')
  await unseed(payload)
  return 'All content is gone; accounts stay. `npm run seed` brings the demo content back.'
})
