import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { ClientSession, MongoBulkWriteError } from 'mongodb'
import type { Change, Row } from './Change'

type Model = MongooseAdapter['collections'][string]
type Failures = (Error | undefined)[]

/** By shape: the driver may be loaded more than once. */
const isRefused = (error: unknown): error is MongoBulkWriteError =>
  error instanceof Error && 'writeErrors' in error && [error.writeErrors].flat().length > 0

const defaults = new WeakMap<Model, Record<string, unknown>>()

function defaultsOf(model: Model): Record<string, unknown> {
  const known = defaults.get(model)
  if (known) return known
  const found: Record<string, unknown> = { __v: 0 }
  model.schema.eachPath((path, { options }) => {
    if (options.default !== undefined && typeof options.default !== 'function') found[path] = options.default
  })
  defaults.set(model, found)
  return found
}

/** A row as Mongoose would store it, without a document for it. */
const stored = (model: Model, { values: { id, ...values } }: Row) => {
  const row = { _id: id, ...values }
  // Casting leaves out what is null.
  return { ...defaultsOf(model), ...row, ...model.castObject(row) }
}

/** @returns why a change was not inserted, for each of them */
async function insertEach(
  { collections }: MongooseAdapter,
  changes: readonly Change[],
  session?: ClientSession,
): Promise<Failures> {
  const failures: Failures = changes.map(() => undefined)
  async function insertOf(name: string): Promise<void> {
    const model = collections[name] as Model
    const rows = changes.flatMap((change, index) => {
      const own = failures[index] ? [] : change.filter(({ collection }) => collection === name)
      return own.map((row) => ({ index, row: stored(model, row) }))
    })
    if (rows.length === 0) return
    // The unique index of idempotency keys ignores what is missing, not what is null.
    const options = { ordered: false, ignoreUndefined: true, ...(session && { session }) }
    await model.collection
      .insertMany(
        rows.map(({ row }) => row),
        options,
      )
      .catch((error: unknown) => {
        if (!isRefused(error)) throw error
        for (const { index } of [error.writeErrors].flat()) failures[rows[index]?.index ?? 0] = error
      })
  }
  const [first, ...others] = new Set(changes.flatMap((rows) => rows.map(({ collection }) => collection)))
  // The others follow what each change is about. A session has one command at a time.
  if (first) await insertOf(first)
  if (session) for (const name of others) await insertOf(name)
  else await Promise.all(others.map(insertOf))
  return failures
}

/**
 * Inserts all rows in one transaction, or throws and inserts none; without transactions it inserts each change that the
 * database doesn't refuse.
 * @returns why a change was refused, for each of them
 */
export async function insertIntoMongo(db: MongooseAdapter, changes: readonly Change[]): Promise<Failures> {
  const transaction = await db.beginTransaction()
  if (!transaction) return insertEach(db, changes)
  try {
    const failures = await insertEach(db, changes, db.sessions[transaction])
    for (const failure of failures) if (failure) throw failure
    await db.commitTransaction(transaction)
    return failures
  } catch (error) {
    await db.rollbackTransaction(transaction)
    throw error
  }
}
