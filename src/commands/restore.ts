import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { OperatorError } from '../errors/OperatorError'
import { printable } from '../ops/backup/printable'
import { runOperation } from '../ops/backup/terminal'

const usage = 'Usage: npm run restore -- FILE [--verify] [--yes]'

async function ask(): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question('Restore? Type yes: ')
  prompt.close()
  return answer.trim().toLowerCase() === 'yes'
}

await runOperation(async ({ settings, report, finishLine }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean' }, yes: { type: 'boolean' } },
  })
  const [{ restore, verify }, { refuseWithoutData }, { targetOf }, { removeOldBackups }, { refuseInMedia }] =
    await Promise.all([
      import('../ops/restore/restore'),
      import('../ops/restore/contents'),
      import('../database/target'),
      import('../ops/backup/list'),
      import('../startup/checks/refuseInMedia'),
    ])
  const [from] = positionals
  if (!from || positionals.length > 1) throw new OperatorError(usage)
  const target = targetOf(settings.databaseUrl)
  const say = (line: string) => {
    finishLine()
    console.log(printable(line))
  }
  if (values.verify) {
    const { contents } = await verify({ from, target, say, report })
    refuseWithoutData(contents)
    finishLine()
    return `${from} is complete and can be restored. Nothing was written.`
  }
  const confirm = async () => {
    if (values.yes) return true
    if (!process.stdin.isTTY)
      throw new OperatorError('No terminal to ask for confirmation. Pass --yes to restore without asking.')
    return ask()
  }
  const { dataDir, bucket, backup } = settings
  refuseInMedia('The setting BACKUP_DIR', backup.dir, dataDir)
  const place = { target, dataDir, bucket, backupDir: backup.dir }
  const done = await restore({ ...place, from, say, confirm, report })
  finishLine()
  if (!done) throw new OperatorError('Nothing was changed.')
  await removeOldBackups(backup.dir, backup.keep, [from, done.saved ?? from])
  return `Restored ${from}. It takes effect on the next start.`
})
