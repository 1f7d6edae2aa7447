import { run } from './run'

const usage = `Usage: npm run move -- --to mongodb://host/database

Copies everything from SQLite to an empty MongoDB database and compares both, while the server is stopped.`

await run({ usage, options: { to: { type: 'string' } } }, async ({ values, settings, report }) => {
  const [{ openDatabase }, { recoverUnlessRestoring }, { move }, { targetOf }] = await Promise.all([
    import('../startup/openDatabase'),
    import('../ops/restore/lockAndRecover'),
    import('../ops/move/move'),
    import('../database/target'),
  ])
  await recoverUnlessRestoring(settings)
  const from = targetOf(settings.databaseUrl)
  const total = await move({ open: openDatabase, from, to: values.to ?? '', report })
  return [
    `Moved and verified ${total.toLocaleString('en')} documents and versions. None are missing.`,
    'Next: set DATABASE_URL to the new address (and PAYLOAD_SECRET, if this was a demo), keep DATA_DIR, and start the server.',
  ].join('\n')
})
