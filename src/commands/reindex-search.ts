import { run, withDatabase } from './run'

const usage = `Usage: npm run reindex-search

Rebuilds the site's search index.`

await run({ usage }, ({ settings }) =>
  withDatabase(settings, async (payload) => {
    const { reindexSearch } = await import('../content/syncSearch')
    return `Indexed ${await reindexSearch(payload)} entries for search.`
  }),
)
