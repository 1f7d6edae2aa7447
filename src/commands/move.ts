import { parseArgs } from 'node:util'
import { runOperation } from '../ops/backup/terminal'

await runOperation(async ({ settings, report, finishLine }) => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const [{ openDatabase }, { recoverUnlessRestoring }, { move }, { targetOf }] = await Promise.all([
    import('../startup/openDatabase'),
    import('../ops/restore/lockAndRecover'),
    import('../ops/move/move'),
    import('../database/target'),
  ])
  await recoverUnlessRestoring(settings)
  const from = targetOf(settings.databaseUrl)
  const total = await move({ open: openDatabase, from, to: values.to ?? '', report })
  finishLine()
  return [
    `Moved and verified ${total.toLocaleString('en')} documents and versions. None are missing.`,
    'Next: set DATABASE_URL to the new address (and PAYLOAD_SECRET, if this was a demo), keep DATA_DIR, and start the server.',
  ].join('\n')
})
