import type { Payload } from 'payload'
import type { BackupProgress } from '@/domain/system'
import { withLock } from '@/runtime/mutex'
import { readState, writeState } from '@/runtime/systemState'

const key = 'backup'

export async function backupState(payload: Payload): Promise<BackupProgress> {
  const known = await readState<BackupProgress>(payload, key)
  if (known) return known
  // The schedule starts counting here.
  const none: BackupProgress = { state: 'none', since: new Date().toISOString() }
  await writeState(payload, key, none)
  return none
}

export const setBackupState = (payload: Payload, state: BackupProgress): Promise<void> =>
  writeState(payload, key, state)

/** Runs `act` while no other process queues or starts a backup. */
export const withBackupLock = <Result>(payload: Payload, act: () => Promise<Result>): Promise<Result> =>
  withLock(payload, key, act)
