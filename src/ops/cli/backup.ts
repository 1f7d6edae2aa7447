import path from 'node:path'
import { parseArgs } from 'node:util'
import { OpsError } from '../backup/target'
import { runOperation } from '../backup/terminal'

/** @throws {OpsError} when it is no number of backups */
function keepOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const keep = Number(text)
  if (!Number.isInteger(keep) || keep < 1)
    throw new OpsError('--keep says how many backups are kept: 1 or more.')
  return keep
}

await runOperation(async ({ settings, report, finishLine }) => {
  const { values } = parseArgs({ options: { out: { type: 'string' }, keep: { type: 'string' } } })
  const keep = keepOf(values.keep)
  const [{ createBackup }, { removeOldBackups }, { targetOf }, { inBytes, counted }] = await Promise.all([
    import('../backup/createBackup'),
    import('../backup/list'),
    import('../backup/target'),
    import('../backup/progress'),
  ])
  const { dataDir, bucket } = settings
  const outDir = path.resolve(values.out ?? settings.backup.dir)
  const backup = await createBackup({
    target: targetOf(settings.databaseUrl),
    dataDir,
    bucket,
    outDir,
    report,
  })
  finishLine()
  const removed = keep ? await removeOldBackups(outDir, keep) : []
  const { counts, media, snapshot } = backup.manifest
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const unit = backup.manifest.engine === 'sqlite' ? 'row' : 'document'
  return [
    ...(backup.found ? [backup.found] : []),
    `${backup.file}: ${inBytes(backup.size)}, ${counted(rows, unit)}, ${counted(media.files, 'file')} of media.`,
    ...(removed.length ? [`${counted(removed.length, 'older backup')} removed.`] : []),
    ...(snapshot.isConsistent ? [] : [`Note: its data is ${snapshot.how}.`]),
  ].join('\n')
})
