import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { settings } from '../settings'

/** More than a page of a file system, so that it needs room. */
const probe = Buffer.alloc(16 * 1024)

const reasons: Record<string, string> = {
  ENOSPC: 'is full',
  EDQUOT: 'has reached its quota',
  EROFS: 'is read-only',
}

/** Why nothing can be written to a folder, as a sentence; undefined where it can. */
export async function writeFailure(folder: string, write = writeFile): Promise<string | undefined> {
  const file = path.join(folder, `.write-probe-${randomUUID().slice(0, 8)}`)
  try {
    await write(file, probe, { mode: 0o600, flush: true })
    return undefined
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return `The disk of ${folder} ${reasons[code] ?? `cannot be written to (${code})`}.`
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}

/** Milliseconds for which an answer holds: whoever asks often must not wear the disk out. */
const holds = 4000
let last: { at: number; answer: Promise<string | undefined> } | undefined

/** The same of the folder in which our own data is. */
export function diskFailure(): Promise<string | undefined> {
  if (!last || performance.now() - last.at > holds)
    last = { at: performance.now(), answer: writeFailure(settings.dataDir) }
  return last.answer
}
