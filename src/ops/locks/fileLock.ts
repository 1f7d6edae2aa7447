import { accessSync, constants, existsSync } from 'node:fs'
import { lstat, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'libsql'
import { OperatorError } from '@/errors/OperatorError'
import { reasonOf } from '@/errors/reasonOf'
import { SettingsError } from '@/errors/SettingsError'
import { makeFolder } from '@/makeFolder'
import { ownProcess, type ProcessName } from './processes'
import type { Kind } from './refusal'

/** The holder of the lock, for the error message. */
export type FileHolder = ProcessName & { kind: Kind }

const nobodyKnown = { kind: 'server', host: 'this machine', pid: 0, space: '' } satisfies FileHolder

/**
 * Milliseconds: how long a backup may hold the lock to repair an interrupted restore, and the time between attempts.
 */
const timeout = 60_000
const retryInterval = 100

const isBusy = (error: unknown) => (error as { code?: unknown }).code === 'SQLITE_BUSY'

/** @throws {SettingsError} if the file can't be opened or written, such as one of another user */
function openLock(file: string) {
  try {
    // SQLite opens a file that it can only read, and locks nothing.
    accessSync(existsSync(file) ? file : path.dirname(file), constants.R_OK | constants.W_OK)
    return new Database(file)
  } catch (error) {
    throw new SettingsError(`The lock file ${file} can't be used: ${reasonOf(error)}.`)
  }
}

/**
 * Locks a file in the kernel through SQLite, because Node has no file locks. The lock is released as soon as the
 * process ends in any way, and works across all containers of the machine. Nothing else may open the file, or POSIX
 * releases it.
 */
function lock(file: string): (() => void) | undefined {
  const database = openLock(file)
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return () => database.close()
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

/**
 * Rejects a database that is open in a process without our lock: an older Frontdesk, or a tool. In the server's mode
 * each connection holds a kernel lock on the file itself.
 * @throws {OperatorError} saying what to do
 */
export function refuseOpenFile(file: string): void {
  if (!existsSync(file)) return
  const database = new Database(file)
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; ROLLBACK')
  } catch (error) {
    // Damage is for the restore to find and repair.
    if (!isBusy(error)) return
    throw new OperatorError(`Another program has the database ${file} open. Close it and try again.`)
  } finally {
    database.close()
  }
}

/** SQLite names a file's log after it: two names would mean two logs with half of the changes each. */
async function refuseSecondName(file: string): Promise<void> {
  const found = await lstat(file).catch(() => undefined)
  if (found?.isFile() && found.nlink > 1)
    throw new OperatorError(`The database ${file} has a hard link. Remove the link or copy the file instead.`)
}

async function holderOf(file: string): Promise<FileHolder> {
  const text = await readFile(file, 'utf8').catch(() => '')
  try {
    return JSON.parse(text) as FileHolder
  } catch {
    return nobodyKnown
  }
}

/**
 * Locks a SQLite database with a file next to it, which is found wherever the database is.
 * @returns a function that unlocks it, or the current holder
 * @throws {OperatorError} if the file has a second name
 * @throws {SettingsError} if the file of the lock can't be used
 */
export async function lockDatabaseFile(
  file: string,
  kind: Kind,
): Promise<(() => Promise<void>) | FileHolder> {
  makeFolder(path.dirname(file))
  await refuseSecondName(file)
  const note = `${file}.lock.json`
  const deadline = performance.now() + timeout
  for (;;) {
    const unlock = lock(`${file}.lock`)
    if (unlock) {
      // On a full disk the lock does without the note.
      await writeFile(note, JSON.stringify({ kind, ...ownProcess() }), { mode: 0o600 }).catch(() => {})
      return async () => {
        await rm(note, { force: true }).catch(() => {})
        unlock()
      }
    }
    const holder = await holderOf(note)
    if (holder.kind !== 'backup' || performance.now() > deadline) return holder
    await wait(retryInterval)
  }
}
