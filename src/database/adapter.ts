import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { settings } from '../settings'
import { withLiteralContains } from './literalContains'
import { migrations } from './migrations'
import { indexTextsByParent } from './textIndexes'

/** The database that the address asks for: MongoDB, or the embedded SQLite. Nothing else knows which. */
export function databaseAdapter() {
  const url = settings.databaseUrl
  if (url.startsWith('mongodb')) {
    return mongooseAdapter({
      url,
      ensureIndexes: true,
      connectOptions: { serverSelectionTimeoutMS: 5000 },
    })
  }
  const file = url.replace(/^file:/, '')
  mkdirSync(path.dirname(path.resolve(/*turbopackIgnore: true*/ file)), { recursive: true })
  const sqlite = sqliteAdapter({
    client: { url },
    idType: 'uuid',
    wal: { synchronous: 'NORMAL' },
    busyTimeout: 5000,
    // Migrations everywhere: a pushed schema makes a production start hang on a question (decision 002).
    push: false,
    migrationDir: path.resolve(/*turbopackIgnore: true*/ 'src/database/migrations'),
    prodMigrations: migrations,
    afterSchemaInit: [indexTextsByParent],
  })
  return withLiteralContains(sqlite)
}
