import { run } from './run'

await run(async (payload) => {
  const { reindexSearch } = await import('../content/syncSearch')
  return `The search knows ${await reindexSearch(payload)} entries.`
})
