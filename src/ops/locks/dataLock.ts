import type { Target } from '@/database/target'
import { lockDatabaseFile } from './fileLock'
import { type Kind, refusal } from './refusal'
import { refuseWhile, register } from './registry'

/** On MongoDB several servers share the data; SQLite is one process's. */
const unless = { server: ['restore'], restore: ['server', 'restore'], backup: ['restore'] } as const

/**
 * Shows all others that a server or restore has this data, until the returned function is called.
 * @throws {OperatorError} while somebody else has it
 */
export async function acquireDataLock(target: Target, kind: Kind): Promise<() => Promise<void>> {
  if (target.engine === 'mongodb') return register(target.url, kind, [...unless[kind]])
  const locked = await lockDatabaseFile(target.file, kind)
  if (typeof locked === 'function') return locked
  throw refusal(locked)
}

/**
 * Runs `act` unless a restore has this data; beside a server that has a file of SQLite it is not run, for the server
 * has done it at its start.
 * @throws {OperatorError} while a restore runs
 */
export async function unlessRestoring<Result>(
  target: Target,
  act: () => Promise<Result>,
): Promise<Result | undefined> {
  if (target.engine === 'mongodb') {
    await refuseWhile(target.url, ['restore'])
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
