import { run } from './run'

await run(async (payload) => {
  const { reindexSearch } = await import('../content/syncSearch')
  return `Indexed ${await reindexSearch(payload)} entries for search.`
})
