import type { BaseDatabaseAdapter } from 'payload'
import { database } from './outage'

/** The adapter's read and write operations. */
const operations = [
  'beginTransaction',
  'commitTransaction',
  'count',
  'countGlobalVersions',
  'countVersions',
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'find',
  'findDistinct',
  'findGlobal',
  'findGlobalVersions',
  'findOne',
  'findVersions',
  'queryDrafts',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const satisfies (keyof BaseDatabaseAdapter)[]

type Operation = (...args: unknown[]) => Promise<unknown>

/** Makes every operation of the adapter fail as soon as the database is known to be down. */
export function stopWaitingWhenAway(adapter: BaseDatabaseAdapter): void {
  const own = adapter as unknown as Record<(typeof operations)[number] | 'rollbackTransaction', Operation>
  for (const name of operations) {
    const act = own[name]
    own[name] = (...args) => database.unlessAway(() => act.apply(adapter, args))
  }
  const rollBack = own.rollbackTransaction
  own.rollbackTransaction = async (...args) => {
    // Start it in any case: the rest of a transaction must never be committed.
    const done = rollBack.apply(adapter, args)
    done.catch(() => {})
    return database.unlessAway(() => done)
  }
}
