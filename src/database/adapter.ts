import path from 'node:path'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from 'payload'
import { makeFolder } from '../makeFolder'
import { settings } from '../settings'
import { withLiteralContains } from './literalContains'
import { migrateMongo } from './mongoSchema'
import { sqliteFileOf, sqliteUrl } from './sqliteFile'
import { migrateSqlite } from './sqliteSchema'
import { indexTextsByParent } from './textIndexes'

/** The adapter, which brings the schema up to date as soon as it is connected, in every mode (decision 002). */
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
        if (!options?.hotReload) await migrate(args.payload)
      }
      return database
    },
  }
}

/** Indexes are our own affair: mongoose would build them at its leisure, and give up at the first that has changed. */
export const mongoAdapter = (url: string) =>
  broughtUp(
    mongooseAdapter({ url, connectOptions: { serverSelectionTimeoutMS: 5000, autoIndex: false } }),
    migrateMongo,
  )

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
    wal: { synchronous: 'NORMAL' },
    busyTimeout: 5000,
    // Migrations everywhere: a pushed schema makes a production start hang on a question (decision 002).
    push: false,
    migrationDir: path.resolve(/*turbopackIgnore: true*/ 'src/database/migrations'),
    afterSchemaInit: [indexTextsByParent],
  })
  return broughtUp(withLiteralContains(sqlite), migrateSqlite)
}
