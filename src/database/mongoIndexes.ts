import type { Payload } from 'payload'
import { OperatorError } from '../errors/OperatorError'
import { withLock } from '../runtime/mutex'

type Keys = Record<string, unknown>
interface StoredIndex extends Keys {
  name: string
  key: Keys
  v?: number
  ns?: string
}

/** The part of mongoose's models that we use. */
interface Model {
  collection: {
    name: string
    dropIndex(name: string): Promise<unknown>
    createIndex(key: Keys, options: object): Promise<unknown>
    createIndexes(indexes: Keys[]): Promise<unknown>
  }
  schema: { indexes(): [Keys, Keys & { name?: string }][] }
  listIndexes(): Promise<StoredIndex[]>
}

interface Models {
  collections: Record<string, Model>
  versions: Record<string, Model>
}

/** Error codes for an existing index with the same name or keys but other options. */
const conflicts = [85, 86]
const duplicate = 11000

const codeOf = (error: unknown) => Number((error as { code?: unknown }).code)
const nameOf = (key: Keys) =>
  Object.entries(key)
    .map((pair) => pair.join('_'))
    .join('_')

/** Options that distinguish indexes with the same keys. */
const options = ['unique', 'sparse', 'expireAfterSeconds', 'partialFilterExpression', 'collation'] as const

const shape = (key: Keys, given: Keys) =>
  JSON.stringify([key, options.map((option) => given[option] || null)])

/** With one command per collection; mongoose sends one per index, which takes ten times as long. */
async function createIndexes({ collection, schema }: Model): Promise<void> {
  const indexes = schema.indexes().map(([key, given]) => ({ ...given, key }))
  if (indexes.length) await collection.createIndexes(indexes)
}

/** Only those that conflict with ours: an operator's own indexes stay. */
async function conflictingIndexes(model: Model): Promise<StoredIndex[]> {
  const wanted = model.schema.indexes()
  return (await model.listIndexes()).filter((stored) =>
    wanted.some(([key, given]) => {
      const isNamesake = (given.name ?? nameOf(key)) === stored.name
      const isTwin = JSON.stringify(key) === JSON.stringify(stored.key)
      return (isNamesake || isTwin) && shape(key, given) !== shape(stored.key, stored)
    }),
  )
}

async function rebuild(model: Model): Promise<void> {
  const old = await conflictingIndexes(model)
  for (const { name } of old) await model.collection.dropIndex(name)
  try {
    await createIndexes(model)
  } catch (error) {
    for (const { key, v, ns, ...options } of old)
      await model.collection.createIndex(key, options).catch(() => {})
    if (codeOf(error) !== duplicate) throw error
    throw new OperatorError(
      `Two entries in ${model.collection.name} have the same ${old.map(({ name }) => name).join(' or ')}. Change one and start again.`,
    )
  }
}

/**
 * Builds missing MongoDB indexes, and rebuilds those whose options have changed.
 * @throws {OperatorError} if a unique index has duplicate values
 */
export async function buildIndexes(payload: Payload, slugs?: string[]): Promise<void> {
  const { collections, versions } = payload.db as unknown as Models
  const models = slugs
    ? slugs.flatMap((slug) => collections[slug] ?? [])
    : [...Object.values(collections), ...Object.values(versions)]
  const built = await Promise.allSettled(models.map(createIndexes))
  for (const [at, one] of built.entries()) {
    const model = models[at]
    if (one.status === 'fulfilled' || !model) continue
    if (!conflicts.includes(codeOf(one.reason))) throw one.reason
    payload.logger.warn(`The options of an index on ${model.collection.name} have changed. Rebuilding it.`)
    await withLock(payload, 'indexes', () => rebuild(model))
  }
}
