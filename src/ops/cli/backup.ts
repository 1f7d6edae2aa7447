import path from 'node:path'
import { parseArgs } from 'node:util'
import { runOperation } from '../backup/terminal'

await runOperation(async ({ settings, report, finishLine }) => {
  const { values } = parseArgs({ options: { out: { type: 'string' } } })
  const [{ createBackup }, { targetOf }, { inBytes, counted }] = await Promise.all([
    import('../backup/createBackup'),
    import('../backup/target'),
    import('../backup/progress'),
  ])
  const { dataDir } = settings
  const outDir = path.resolve(values.out ?? path.join(dataDir, 'backups'))
  const backup = await createBackup({ target: targetOf(settings.databaseUrl), dataDir, outDir, report })
  finishLine()
  const { counts, media, snapshot } = backup.manifest
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const unit = backup.manifest.engine === 'sqlite' ? 'row' : 'document'
  return [
    ...(backup.found ? [backup.found] : []),
    `${backup.file}: ${inBytes(backup.size)}, ${counted(rows, unit)}, ${counted(media.files, 'file')} of media.`,
    ...(snapshot.isConsistent ? [] : [`Note: its data is ${snapshot.how}.`]),
  ].join('\n')
})
