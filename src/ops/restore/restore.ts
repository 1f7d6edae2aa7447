import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Db, MongoClient } from 'mongodb'
import { connect, type Target } from '@/database/target'
import { type Report, silent } from '../backup/progress'
import { acquireDataLock } from '../locks/dataLock'
import { refuseOpenFile } from '../locks/fileLock'
import type { MediaStore } from '../media/MediaStore'
import { type MediaPlace, mediaStoreOf } from '../media/mediaStoreOf'
import { check } from './check'
import { forgetMigrations } from './contents'
import { checkRoom, presentOf } from './currentState'
import type { Journal } from './journal'
import { knownMigrations, refuseUnknownMigrations } from './knownMigrations'
import { loadCollections, loadFile } from './load'
import { checkNames } from './mongoLoad'
import { existingCollections, switchCollections } from './mongoSwitch'
import { describeContents, planOf } from './plan'
import { type RecoveryContext, recover, withRecoveryContext } from './recover'
import { saveBefore } from './saveBefore'
import { openSource } from './source'
import { checkIncoming, switchFile } from './sqliteFile'

export interface RestoreOptions extends MediaPlace {
  /** File or folder to restore. */
  from: string
  target: Target
  /** Where the current data is saved beforehand. */
  backupDir: string
  /** Prints a line for the operator. */
  say: (line: string) => void
  /** Called after everything was checked and shown; nothing is written before it resolves to true. */
  confirm: () => Promise<boolean>
  report?: Report
}

const databaseNameOf = (target: Target) =>
  target.engine === 'mongodb' ? new MongoClient(target.url).db().databaseName : undefined

/**
 * Validates a whole backup or dump without writing anything.
 * @throws {OperatorError} for the first problem found
 */
export async function verify({
  from,
  target,
  say,
  report = silent,
}: Omit<RestoreOptions, 'confirm' | 'dataDir' | 'backupDir'>) {
  const source = await openSource(from)
  const contents = await check(source, target, databaseNameOf(target), report)
  refuseUnknownMigrations(contents.migrations, await knownMigrations())
  for (const line of describeContents(contents)) say(line)
  return { source, contents }
}

interface Work {
  options: RestoreOptions
  sides: RecoveryContext
  checked: Awaited<ReturnType<typeof verify>>
  media: MediaStore
  db?: Db
  file?: string
}

async function openJournal({ options: { from, dataDir }, checked: { contents }, media, db, file }: Work) {
  const there = db ? await existingCollections(db) : new Set<string>()
  return {
    id: randomBytes(4).toString('hex'),
    state: 'loading',
    source: path.basename(from),
    startedAt: new Date().toISOString(),
    collections: (contents.mongo?.collections ?? []).map(({ name }, slot) => ({
      name,
      slot,
      existed: there.has(name),
    })),
    database: { brought: Boolean(contents.sqlite), existed: Boolean(file && existsSync(file)) },
    media: { brought: Boolean(contents.media), existed: await media.exists() },
    ...(file && { dataDir }),
  } satisfies Journal
}

/** Stages the new data, switches, and rolls back if that fails. */
async function replace(work: Work): Promise<void> {
  const { options, sides, checked, media, db, file } = work
  const { source, contents } = checked
  const report = options.report ?? silent
  const journal: Journal = await openJournal(work)
  await sides.journal.write(journal)
  const loading = { source, contents, id: journal.id, media, report }
  try {
    if (db) await loadCollections(loading, db)
    if (file && contents.manifest) {
      await loadFile(loading, file)
      await checkIncoming(`${file}.restore-${journal.id}`, contents.manifest)
    }
    journal.state = 'switching'
    await sides.journal.write(journal)
    const steps = journal.collections.length * 2
    if (db) await switchCollections(db, journal, (done) => report('Switching', done, steps))
    if (file) await switchFile(file, journal.id)
    if (contents.media) await media.switch(journal.id)
    report('Switching', steps, steps)
  } catch (error) {
    await sides.rollBack(journal)
    await sides.settle(journal, 'undone')
    throw error
  }
  // From here on the new data is valid.
  await sides.journal.write({ ...journal, state: 'done' })
  await sides.finish(journal)
  await sides.settle(journal, 'done')
}

/**
 * Replaces the current data with a backup or dump: validates everything, shows what it will do, asks, saves the current
 * data, stages the new data, and switches at the end.
 * @returns where the previous data was saved, if there was any; false if the operator declined
 * @throws {OperatorError} and keeps the current data if anything is wrong
 */
export async function restore(options: RestoreOptions): Promise<false | { saved: string | undefined }> {
  const { target, say } = options
  const media = mediaStoreOf(options)
  const release = await acquireDataLock(target, 'restore')
  let client: MongoClient | undefined
  try {
    client = target.engine === 'mongodb' ? await connect(target.url) : undefined
    const place = { media, db: client?.db(), file: target.engine === 'sqlite' ? target.file : undefined }
    if (place.file) refuseOpenFile(place.file)
    return await withRecoveryContext(options, async (sides) => {
      const found = await recover(sides)
      if (found) say(found)
      const checked = await verify(options)
      if (place.db && checked.contents.mongo) checkNames(place.db, checked.contents.mongo.collections)
      await checkRoom(options, checked.contents)
      const present = await presentOf(place)
      forgetMigrations(checked.contents, present.counts)
      for (const line of planOf(target, checked.contents, present)) say(line)
      if (!(await options.confirm())) return false
      const saved = await saveBefore(options, present)
      if (saved) say(`The previous data was saved to ${saved}.`)
      await replace({ options, sides, checked, ...place })
      return { saved }
    })
  } finally {
    await client?.close()
    await release()
  }
}
