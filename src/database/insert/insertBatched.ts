import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { isOutage } from '../../errors/DatabaseUnavailable'
import { batchCalls } from '../../runtime/batchCalls'
import { database } from '../outage'
import type { Change } from './Change'
import { insertIntoMongo } from './intoMongo'
import { insertIntoSqlite } from './intoSqlite'

/** Changes in one transaction, and milliseconds. */
const bounds = { max: 100, timeout: 1000 }

/** Undefined for each change that was stored. */
type Outcomes = (Error | undefined)[]

async function insert({ db }: Payload, changes: readonly Change[]): Promise<Outcomes> {
  if (db.name === 'mongoose') return insertIntoMongo(db as unknown as MongooseAdapter, changes)
  await insertIntoSqlite(db as unknown as SQLiteAdapter, changes)
  return changes.map(() => undefined)
}

const alone = (payload: Payload, change: Change): Promise<Error | undefined> =>
  insert(payload, [change]).then(
    ([failure]) => failure,
    (error: Error) => error,
  )

/** A change that fails must not fail those that share its transaction. */
async function insertGroup(payload: Payload, changes: readonly Change[]): Promise<Outcomes> {
  try {
    return await insert(payload, changes)
  } catch (error) {
    if (changes.length === 1 || isOutage(error)) throw error
    return Promise.all(changes.map((change) => alone(payload, change)))
  }
}

const groups = new WeakMap<Payload, (change: Change) => Promise<unknown>>()

function grouped(payload: Payload): (change: Change) => Promise<unknown> {
  const known = groups.get(payload)
  if (known) return known
  const made = batchCalls((changes: readonly Change[]) => insertGroup(payload, changes), bounds)
  groups.set(payload, made)
  return made
}

/**
 * Inserts rows that belong together; resolves once they are committed. Under load many calls share a transaction
 * (decision 078).
 * @param change new rows without lists, as Payload's adapters are given them
 */
export async function insertBatched(payload: Payload, change: Change): Promise<void> {
  await database.unlessAway(() => grouped(payload)(change))
}
