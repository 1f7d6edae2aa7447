import path from 'node:path'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from 'payload'
import { makeFolder } from '../makeFolder'
import { settings } from '../settings'
import { withLiteralContains } from './literalContains'
import { migrateMongo } from './mongoSchema'
import { openSqlite } from './sqliteClient'
import { sqliteFileOf, sqliteUrl } from './sqliteFile'
import { migrateSqlite } from './sqliteSchema'
import { stopWaitingWhenAway } from './stopWaiting'
import { indexTextsByParent } from './textIndexes'

/**
 * The adapter, which brings the schema up to date as soon as it is connected, in every mode (decision 002), and waits
 * for no database that is away.
 */
function broughtUp<Database extends BaseDatabaseAdapter>(
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
      }
      return database
    },
  }
}

type SqliteAdapter = ReturnType<typeof sqliteAdapter>

/** The adapter on a client of our own, which it makes by itself only where it has none. */
const openedBySelf = (adapter: SqliteAdapter, file: string): SqliteAdapter => ({
  ...adapter,
  init(args) {
    const database = adapter.init(args)
    const { connect } = database
    database.connect = async (options) => {
      database.client ??= openSqlite(file)
      await connect?.call(database, options)
    }
    return database
  },
})

const connectOptions = {
  serverSelectionTimeoutMS: 5000,
  // Together: how long a server may hang until its connections are given up, and made anew when it is back.
  connectTimeoutMS: 5000,
  heartbeatFrequencyMS: 2000,
  // The driver's other way more often stops looking for its server for good: see `mongoProbe`.
  serverMonitoringMode: 'poll' as const,
  // Our own affair: mongoose would build them at its leisure, and give up at the first that has changed.
  autoIndex: false,
}

export const mongoAdapter = (url: string) => broughtUp(mongooseAdapter({ url, connectOptions }), migrateMongo)

/** The database that the address asks for: MongoDB, or the embedded SQLite. Nothing else knows which. */
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
    // Migrations everywhere: a pushed schema makes a production start hang on a question (decision 002).
    push: false,
    migrationDir: path.resolve(/*turbopackIgnore: true*/ 'src/database/migrations'),
    afterSchemaInit: [indexTextsByParent],
  })
  return broughtUp(openedBySelf(withLiteralContains(sqlite), file), migrateSqlite)
}
