import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Report } from './progress'
import { stallLimit, watchForStall } from './stall'

/** What the backup command tells the process that started it. */
interface ChildMessage {
  step: string
  done: number
  total?: number
}

/** Characters of the command's last words that are kept. */
const lastWords = 2000

/**
 * Runs `npm run backup` as a process of its own, so that the server stays quick and its memory its own.
 * @throws {Error} with the command's sentence
 */
export async function backupInChild(keep: number, report: Report): Promise<void> {
  const command = path.resolve(/*turbopackIgnore: true*/ 'src/commands/backup.ts')
  const child = spawn(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', command, '--keep', String(keep)],
    { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  )
  let words = ''
  // It gives up by itself, unless it hangs in a call of the system.
  const watch = watchForStall(2 * stallLimit, () => {
    words = `The backup made no progress for ${2 * stallLimit} minutes and was stopped.`
    child.kill('SIGKILL')
  })
  child.stderr?.on('data', (chunk) => {
    words = (words + chunk).slice(-lastWords)
  })
  child.on('message', (message) => {
    const { step, done, total } = message as ChildMessage
    watch.progress()
    report(step, done, total)
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  watch.end()
  if (code !== 0) throw new Error(words.trim().split('\n').at(-1) || 'The backup ended without a result.')
}
