import { settings } from '../../settings'
import { run } from './run'

await run(async (payload) => {
  if (settings.mode !== 'demo')
    throw Object.assign(new Error('seed:reset runs in demo mode only.'), { data: null })
  const { unseed } = await import('../seed')
  await unseed(payload)
  return 'All content is gone; accounts stay. `npm run seed` brings the demo content back.'
})
