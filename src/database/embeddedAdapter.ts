import path from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { makeFolder } from '../makeFolder'
import { createWhole } from './createWhole'
import { withLiteralContains } from './literalContains'
import { readOneLanguageOfSqlite } from './oneLanguage'
import { openSqlite } from './sqliteClient'
import { sqliteFileOf, sqliteUrl } from './sqliteFile'
import { migrateSqlite } from './sqliteSchema'
import { indexTexts } from './textIndexes'
import { withMigrations } from './withMigrations'

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
      if (!options?.hotReload) createWhole(database)
    }
    return database
  },
})

/** The adapter of an SQLite file, whose folder is made if it is missing. */
export function embeddedAdapter(url: string) {
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
