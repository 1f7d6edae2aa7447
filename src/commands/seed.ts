import { run } from './run'

await run(async (payload) => {
  const { seed } = await import('../ops/seed')
  return (await seed(payload))
    ? 'Added the demo content.'
    : 'The database already has content. Nothing was changed.'
})
