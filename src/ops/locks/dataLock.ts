import type { Target } from '@/database/target'
import { lockDatabaseFile } from './fileLock'
import { type Kind, refusal } from './refusal'
import { refuseWhile, register } from './registry'

/** On MongoDB several servers share the data; on SQLite it belongs to one process. */
const unless = {
  server: ['restore', 'move'],
  restore: ['server', 'restore', 'move'],
  move: ['server', 'restore', 'move'],
  backup: ['restore', 'move'],
} as const

/**
 * Registers a server, restore or move on this data until the returned function is called.
 * @throws {OperatorError} while another one has it
 * @throws {SettingsError} if a move into it was not finished, unless this is one
 */
export async function acquireDataLock(target: Target, kind: Kind): Promise<() => Promise<void>> {
  if (target.engine === 'mongodb') return register(target.url, kind, [...unless[kind]])
  const locked = await lockDatabaseFile(target.file, kind)
  if (typeof locked === 'function') return locked
  throw refusal(locked)
}

/**
 * Runs `act` unless a restore or a move is running. On a SQLite file used by a server the check is skipped, because that server
 * did it at startup.
 * @throws {OperatorError} while one runs
 * @throws {SettingsError} if a move into this database was not finished
 */
export async function unlessRestoring<Result>(
  target: Target,
  act: () => Promise<Result>,
): Promise<Result | undefined> {
  if (target.engine === 'mongodb') {
    await refuseWhile(target.url, [...unless.backup])
    return act()
  }
  const locked = await lockDatabaseFile(target.file, 'backup')
  if (typeof locked !== 'function') {
    if (locked.kind === 'server') return undefined
    throw refusal(locked)
  }
  try {
    return await act()
  } finally {
    await locked()
  }
}
