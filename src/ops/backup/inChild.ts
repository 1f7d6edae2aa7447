import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Report } from './progress'
import { stallLimit, watchForStall } from './stall'

/** Messages from the backup command to its parent process. */
interface ChildMessage {
  step: string
  done: number
  total?: number
}

/** Characters kept of the command's last output. */
const lastWords = 2000

/**
 * Runs `npm run backup` in its own process, so that the server stays fast and its memory small.
 * @throws {Error} with the command's message
 */
export async function backupInChild(keep: number, report: Report): Promise<void> {
  const script = path.resolve(/*turbopackIgnore: true*/ 'scripts/command.mjs')
  const child = spawn(
    process.execPath,
    ['--conditions=production', script, 'backup', '--keep', String(keep)],
    { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  )
  let words = ''
  // It exits by itself, unless it hangs in a system call.
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
  }).finally(() => watch.end())
  if (code !== 0) throw new Error(words.trim().split('\n').at(-1) || 'The backup ended without a result.')
}
