import { BSON, type Document } from 'mongodb'
import * as z from 'zod'
import { migrationsCollection } from '@/database/target'
import { OperatorError } from '@/errors/OperatorError'
import { type Manifest, manifestSchema } from '../backup/manifest'
import { collectionOf, fileStem } from '../backup/names'
import { parseJson, type Sums } from './items'

/** A collection of a dump. */
export interface DumpedCollection {
  name: string
  /** Its part of the file name. */
  stem: string
  options: Document
  indexes: Document[]
  documents: number
  bytes: number
}

/** What a validated source contains. */
export interface Contents {
  kind: string
  manifest?: Manifest
  /** Version of the dumped server, if known. */
  server?: string
  /** Set if it contains a MongoDB database. */
  mongo?: { db: string; collections: DumpedCollection[] }
  /** Set if it contains a SQLite database; its size in bytes. */
  sqlite?: { size: number }
  /** Set if it says which media there were, even if none. */
  media?: { files: number; bytes: number }
  /** Names of the applied migrations, as far as known. */
  migrations: string[]
  sums: Sums
  /** Warnings for the operator, as sentences. */
  notes: string[]
}

/**
 * An older dump has no record of migrations. The current data's record would prevent it from being migrated, so it is
 * removed.
 */
export function forgetMigrations({ mongo }: Contents, counts: Record<string, number>): void {
  const name = migrationsCollection
  if (!mongo || !counts[name] || mongo.collections.some((one) => one.name === name)) return
  mongo.collections.push({ name, stem: name, options: {}, indexes: [], documents: 0, bytes: 0 })
}

/** @throws {OperatorError} if there is not one document: a backup of a database whose name was mistyped */
export function refuseWithoutData({ mongo, sqlite }: Contents): void {
  if (!sqlite && !mongo?.collections.some(({ documents }) => documents))
    throw new OperatorError('It contains no data: its database was empty.')
}

const metadataSchema = z.object({
  options: z.record(z.string(), z.unknown()).optional(),
  indexes: z.array(z.object({ name: z.string().min(1), key: z.record(z.string(), z.unknown()) }).loose()),
  collectionName: z.string().min(1).optional(),
  type: z.string().optional(),
})

/**
 * Options of MongoDB's `create`. Others would be interpreted by the driver, for example the name of another database.
 */
const collectionOptions = new Set([
  'capped',
  'size',
  'max',
  'collation',
  'validator',
  'validationLevel',
  'validationAction',
  'storageEngine',
  'indexOptionDefaults',
  'clusteredIndex',
  'expireAfterSeconds',
  'changeStreamPreAndPostImages',
])

interface Metadata {
  name: string
  type: string
  options: Document
  /** Unknown options. */
  leftOut: string[]
  indexes: Document[]
}

/** Parsed again, to keep numbers' BSON types. */
function withTypes(text: string, stem: string): Document {
  try {
    return BSON.EJSON.parse(text, { relaxed: false }) as Document
  } catch (error) {
    throw new OperatorError(
      `The metadata of ${stem} contains an invalid value (${(error as Error).message}).`,
    )
  }
}

/** @throws {OperatorError} if the text is not valid metadata, or names another collection than its file */
export function readMetadata(text: string, stem: string): Metadata {
  const checked = metadataSchema.safeParse(parseJson(text, `The metadata of ${stem}`))
  if (!checked.success) throw new OperatorError(`The metadata of ${stem} is not in mongodump's format.`)
  const { options = {}, indexes } = withTypes(text, stem)
  const name = checked.data.collectionName ?? nameOfStem(stem)
  if (name !== stem && fileStem(name) !== stem) {
    throw new OperatorError(`The metadata of ${stem} is about another collection.`)
  }
  const entries = Object.entries(options)
  return {
    name,
    type: checked.data.type ?? 'collection',
    options: Object.fromEntries(entries.filter(([option]) => collectionOptions.has(option))),
    leftOut: Object.keys(options).filter((option) => !collectionOptions.has(option)),
    indexes,
  }
}

export function nameOfStem(stem: string): string {
  try {
    return collectionOf(stem)
  } catch {
    throw new OperatorError(`${stem} is not the name of a dumped collection.`)
  }
}

export function readManifest(text: string): Manifest {
  const result = manifestSchema.safeParse(parseJson(text, 'manifest.json'))
  if (result.success) return result.data
  const { format } = (parseJson(text, 'manifest.json') ?? {}) as { format?: unknown }
  if (typeof format === 'number' && format > 1) {
    throw new OperatorError('The backup was made by a newer version of Frontdesk. Update this one first.')
  }
  throw new OperatorError(
    `manifest.json is not valid (${result.error.issues[0]?.path.join('.') || 'not an object'}).`,
  )
}

/** Databases that belong to each server. */
const ofTheServer = new Set(['admin', 'config', 'local'])

/**
 * The database to restore: the only one, or the one with our own database's name.
 * @throws {OperatorError} if that is ambiguous
 */
export function chooseDatabase(found: Set<string>, ours: string | undefined): string | undefined {
  const choices = [...found].filter((db) => !ofTheServer.has(db))
  if (choices.length <= 1) return choices[0]
  if (ours !== undefined && choices.includes(ours)) return ours
  throw new OperatorError(
    `The dump contains several databases (${choices.join(', ')}). Name the folder of one.`,
  )
}
