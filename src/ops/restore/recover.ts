import { existsSync } from 'node:fs'
import path from 'node:path'
import { connect, type Target } from '@/database/target'
import { type MediaPlace, mediaStoreOf } from '../media/mediaStoreOf'
import { type Journal, type JournalPlace, journalFile, journalRow } from './journal'
import { finishCollections, rollBackCollections } from './mongoSwitch'
import { finishFile, rollBackFile } from './sqliteFile'

/** One engine's half of a restore: how to undo it, and how to clean up. */
export interface RecoveryContext {
  journal: JournalPlace
  rollBack(journal: Journal): Promise<void>
  finish(journal: Journal): Promise<void>
  /** Records the outcome. A bucket then has nothing left to clean up, and no later start needs it. */
  settle(journal: Journal, state: 'done' | 'undone'): Promise<void>
}

/** Runs `act` with both halves for a target, and closes the connection afterwards. */
export async function withRecoveryContext<Result>(
  place: MediaPlace & { target: Target },
  act: (sides: RecoveryContext) => Promise<Result>,
): Promise<Result> {
  const { target, dataDir } = place
  const mediaOf = ({ dataDir: theirs }: Journal) =>
    mediaStoreOf({ ...place, dataDir: theirs && existsSync(theirs) ? theirs : dataDir })
  const client = target.engine === 'mongodb' ? await connect(target.url) : undefined
  const db = client?.db()
  const file = target.engine === 'sqlite' ? target.file : undefined
  try {
    const journalPlace = db ? journalRow(db) : journalFile(String(file), path.join(dataDir, 'restore.json'))
    return await act({
      journal: journalPlace,
      async rollBack(journal) {
        if (db) await rollBackCollections(db, journal)
        if (file) await rollBackFile(file, journal)
        if (journal.media.brought) await mediaOf(journal).rollBack(journal)
      },
      async finish(journal) {
        if (db) await finishCollections(db, journal)
        if (file) await finishFile(file, journal.id)
        if (journal.media.brought) await mediaOf(journal).finish(journal.id)
      },
      async settle(journal, state) {
        const brought = journal.media.brought && !place.bucket
        if (journal.state === state && journal.media.brought === brought) return
        await journalPlace.write({ ...journal, state, media: { ...journal.media, brought } })
      },
    })
  } finally {
    await client?.close()
  }
}

/**
 * Rolls an interrupted restore back and cleans up after it. Only call it while no restore runs.
 * @returns a sentence about what was found, if anything
 */
export async function recover(sides: RecoveryContext): Promise<string | undefined> {
  const journal = await sides.journal.read()
  if (!journal) return undefined
  if (journal.state === 'done') {
    await sides.finish(journal)
    await sides.settle(journal, 'done')
    return undefined
  }
  if (journal.state === 'undone') {
    // Another machine rolled the database back; this one's media may still be set aside.
    await sides.rollBack(journal)
    await sides.settle(journal, 'undone')
    return undefined
  }
  await sides.rollBack(journal)
  await sides.settle(journal, 'undone')
  return `The restore of ${journal.source} started at ${journal.startedAt} was interrupted. The previous data is in use.`
}
