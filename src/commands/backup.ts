import path from 'node:path'
import { OperatorError } from '../errors/OperatorError'
import { stallLimit, watchForStall } from '../ops/backup/stall'
import { run } from './run'

const usage = `Usage: npm run backup -- [--out FOLDER] [--keep NUMBER] [--quiet]

Saves the data and the uploaded files to a file in BACKUP_DIR. The server may be running.

  --out FOLDER   writes to another folder
  --keep NUMBER  removes all but the newest backups there
  --quiet        prints only problems`

const command = {
  usage,
  options: { out: { type: 'string' }, keep: { type: 'string' }, quiet: { type: 'boolean' } },
} as const

/** @throws {OperatorError} if it is not a number of backups */
function parseKeep(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d*$/.test(text))
    throw new OperatorError('--keep takes the number of backups to keep: 1 or more.')
  return Number(text)
}

await run(command, async ({ values, settings, report, finishLine }) => {
  const keep = parseKeep(values.keep)
  // An empty path would be the current folder.
  if (values.out?.trim() === '') throw new OperatorError('--out takes the path of a folder.')
  const [
    { createBackup },
    { removeOldBackups },
    { targetOf },
    { pluralize },
    { formatBytes },
    { checkFolder },
    { refuseInMedia },
  ] = await Promise.all([
    import('../ops/backup/createBackup'),
    import('../ops/backup/list'),
    import('../database/target'),
    import('../domain/pluralize'),
    import('../domain/formatBytes'),
    import('../startup/checks/checkFolder'),
    import('../startup/checks/refuseInMedia'),
  ])
  const { dataDir, bucket } = settings
  const outDir = path.resolve(values.out ?? settings.backup.dir)
  const name = values.out === undefined ? 'The setting BACKUP_DIR' : '--out'
  refuseInMedia(name, outDir, dataDir)
  checkFolder(name, outDir)
  const watch = watchForStall(stallLimit, () => {
    finishLine()
    console.error(`The backup made no progress for ${stallLimit} minutes and was stopped.`)
    process.exit(1)
  })
  const backup = await createBackup({
    target: targetOf(settings.databaseUrl),
    dataDir,
    bucket,
    outDir,
    report: (step, done, total) => {
      watch.progress()
      if (!values.quiet) report(step, done, total)
    },
  })
  watch.end()
  const removed = keep ? await removeOldBackups(outDir, keep, [backup.file]) : []
  if (values.quiet) return backup.found ?? ''
  const { counts, media, snapshot } = backup.manifest
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const unit = backup.manifest.engine === 'sqlite' ? 'row' : 'document'
  return [
    ...(backup.found ? [backup.found] : []),
    `${backup.file}: ${formatBytes(backup.size)}, ${pluralize(rows, unit)}, ${pluralize(media.files, 'media file')}.`,
    ...(removed.length ? [`${pluralize(removed.length, 'older backup')} removed.`] : []),
    ...(snapshot.isConsistent ? [] : [`Note: its data is ${snapshot.how}.`]),
  ].join('\n')
})
