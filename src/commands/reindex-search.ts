import { run } from './run'

await run(async (payload) => {
  const { reindexSearch } = await import('../content/keepSearch')
  return `The search knows ${await reindexSearch(payload)} entries.`
})
