import { run } from './run'

await run(async (payload) => {
  const { seed } = await import('../ops/seed')
  return (await seed(payload))
    ? 'The demo content is in.'
    : 'The database holds content already: nothing was changed.'
})
