import { run } from './run'

await run(async (payload) => {
  const [{ settings }, { StartError }, { unseed }] = await Promise.all([
    import('../settings'),
    import('../errors/explain'),
    import('../ops/seed'),
  ])
  if (settings.mode !== 'demo') throw new StartError('seed:reset works in demo mode only.')
  await unseed(payload)
  return 'All content is gone; accounts stay. `npm run seed` brings the demo content back.'
})
