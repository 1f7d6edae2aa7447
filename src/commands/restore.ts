import { OperatorError } from '../errors/OperatorError'
import { printable } from '../ops/backup/printable'
import { run } from './run'
import { confirm } from './terminal'

const usage = `Usage: npm run restore -- FILE [--verify] [--yes]

Replaces the data and the uploaded files by those of a backup, while the server is stopped. The current ones are saved
first.

  FILE      a backup, an unpacked one, or what mongodump wrote
  --verify  only checks the backup
  --yes     does not ask`

const command = {
  usage,
  allowPositionals: true,
  options: { verify: { type: 'boolean' }, yes: { type: 'boolean' } },
} as const

await run(command, async ({ values, positionals, settings, report, finishLine }) => {
  const [{ restore, verify }, { refuseWithoutData }, { targetOf }, { removeOldBackups }, { refuseInMedia }] =
    await Promise.all([
      import('../ops/restore/restore'),
      import('../ops/restore/contents'),
      import('../database/target'),
      import('../ops/backup/list'),
      import('../startup/checks/refuseInMedia'),
    ])
  const [from = ''] = positionals
  const target = targetOf(settings.databaseUrl)
  const say = (line: string) => {
    finishLine()
    console.log(printable(line))
  }
  if (values.verify) {
    const { contents } = await verify({ from, target, say, report })
    refuseWithoutData(contents)
    return `${from} is complete and can be restored. Nothing was written.`
  }
  const { dataDir, bucket, backup } = settings
  refuseInMedia('The setting BACKUP_DIR', backup.dir, dataDir)
  const place = { target, dataDir, bucket, backupDir: backup.dir }
  const done = await restore({
    ...place,
    from,
    say,
    confirm: async () => values.yes || confirm('Restore? Type yes: '),
    report,
  })
  if (!done) throw new OperatorError('Nothing was changed.')
  await removeOldBackups(backup.dir, backup.keep, [from, done.saved ?? from])
  return `Restored ${from}. It takes effect on the next start.`
})
