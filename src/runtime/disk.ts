import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { settings } from '../settings'

/** More than a file system page, so that it needs space. */
const probe = Buffer.alloc(16 * 1024)

const reasons: Record<string, string> = {
  ENOSPC: 'is full',
  EDQUOT: 'has reached its quota',
  EROFS: 'is read-only',
}

/** Why a folder isn't writable, as a sentence; undefined if it is. */
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

/** Milliseconds a result is cached: frequent checks must not wear out the disk. */
const holds = 4000
let last: { at: number; answer: Promise<string | undefined> } | undefined

/** The same for the folder with our own data. */
export function diskFailure(): Promise<string | undefined> {
  if (!last || performance.now() - last.at > holds)
    last = { at: performance.now(), answer: writeFailure(settings.dataDir) }
  return last.answer
}
