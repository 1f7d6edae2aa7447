import path from 'node:path'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from 'payload'
import { makeFolder } from '../makeFolder'
import { settings } from '../settings'
import { collectCreates } from './insert/collectCreates'
import { withLiteralContains } from './literalContains'
import { migrateMongo } from './mongoSchema'
import { readOneLanguageOfMongo, readOneLanguageOfSqlite } from './oneLanguage'
import { openSqlite } from './sqliteClient'
import { sqliteFileOf, sqliteUrl } from './sqliteFile'
import { migrateSqlite } from './sqliteSchema'
import { stopWaitingWhenAway } from './stopWaiting'
import { indexTexts } from './textIndexes'
import { indexListedTexts } from './textIndexesOfMongo'

/**
 * Wraps an adapter so that it migrates as soon as it connects, in every mode (decision 002), doesn't wait for a
 * database that is down, and can collect rows (decision 078).
 */
function withMigrations<Database extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Database>,
  migrate: (payload: Payload) => Promise<void>,
): DatabaseAdapterObj<Database> {
  return {
    ...adapter,
    init(args) {
      const database = adapter.init(args)
      const { connect } = database
      database.connect = async (options) => {
        await connect?.call(database, options)
        if (options?.hotReload) return
        await migrate(args.payload)
        stopWaitingWhenAway(database)
        collectCreates(database)
      }
      return database
    },
  }
}

type SqliteAdapter = ReturnType<typeof sqliteAdapter>

/** Runs the adapter on our own client; otherwise it would create another one. */
const usingOwnClient = (adapter: SqliteAdapter, file: string): SqliteAdapter => ({
  ...adapter,
  init(args) {
    const database = adapter.init(args)
    const { connect } = database
    database.connect = async (options) => {
      database.client ??= openSqlite(file)
      await connect?.call(database, options)
      readOneLanguageOfSqlite(database)
    }
    return database
  },
})

const connectOptions = {
  serverSelectionTimeoutMS: 5000,
  // Together these define how long a server may hang before its connections are dropped and reopened later.
  connectTimeoutMS: 5000,
  heartbeatFrequencyMS: 2000,
  // In the driver's other mode it more often stops monitoring its server for good; see `mongoProbe`.
  serverMonitoringMode: 'poll' as const,
  // We build indexes ourselves: mongoose would do it in the background, and give up at the first changed one.
  autoIndex: false,
  // Indexes create their collections: in those that exist a server builds them beside its other work.
  autoCreate: false,
}

type MongoAdapter = ReturnType<typeof mongooseAdapter>

const forManyLanguages = (adapter: MongoAdapter): MongoAdapter => ({
  ...adapter,
  init(args) {
    const database = adapter.init(args)
    const { init } = database
    database.init = async () => {
      await init?.call(database)
      indexListedTexts(database)
    }
    readOneLanguageOfMongo(database)
    return database
  },
})

export const mongoAdapter = (url: string) =>
  withMigrations(forManyLanguages(mongooseAdapter({ url, connectOptions })), migrateMongo)

/** The adapter for DATABASE_URL: MongoDB, or embedded SQLite. Nothing else depends on which one it is. */
export function databaseAdapter() {
  const url = settings.databaseUrl
  if (url.startsWith('mongodb')) {
    return mongoAdapter(url)
  }
  const file = sqliteFileOf(url)
  makeFolder(path.dirname(/*turbopackIgnore: true*/ file))
  const sqlite = sqliteAdapter({
    client: { url: sqliteUrl(file) },
    idType: 'uuid',
    // Always migrations: with a pushed schema, a production start hangs on a prompt (decision 002).
    push: false,
    migrationDir: path.resolve(/*turbopackIgnore: true*/ 'src/database/migrations'),
    afterSchemaInit: [indexTexts],
  })
  return withMigrations(usingOwnClient(withLiteralContains(sqlite), file), migrateSqlite)
}
