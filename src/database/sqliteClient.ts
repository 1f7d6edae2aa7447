import type { Client } from '@libsql/client'
import { Sqlite3Client } from '@libsql/client/sqlite3'
import Database from 'libsql'

/** Milliseconds a write waits for another process. Nothing else runs in the meantime. */
export const busyTimeout = 2000

const reading = /^\s*(?:SELECT|PRAGMA|EXPLAIN|COMMIT|ROLLBACK)\b/i
const beginning = /^\s*BEGIN\b/i

/** Through `exec`: see {@link lockFirst}. */
function begin(database: Database.Database, sql: string): Database.RunResult {
  database.exec(sql)
  return { changes: 0, lastInsertRowid: 0 }
}

function locked<Result>(database: Database.Database, write: () => Result): Result {
  if (database.inTransaction) return write()
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = write()
    database.exec('COMMIT')
    return result
  } finally {
    if (database.inTransaction) database.exec('ROLLBACK')
  }
}

/** The client asks for them twice, once for the names and once for the types. */
function askColumnsOnce(statement: Database.Statement): void {
  let columns: Database.ColumnDefinition[] | undefined
  const ask = statement.columns.bind(statement)
  statement.columns = () => {
    columns ??= ask()
    return columns
  }
}

/**
 * Makes each write lock the file first. libsql keeps a statement that didn't get the lock open until garbage
 * collection, and until then SQLite commits nothing more on this connection: acknowledged writes were lost when the
 * process ended (libsql 0.4.7). `exec` leaves nothing open.
 */
function lockFirst(database: Database.Database): void {
  const prepare: (sql: string) => Database.Statement = database.prepare.bind(database)
  const prepareLocked = (sql: string) => {
    const statement = prepare(sql)
    askColumnsOnce(statement)
    if (reading.test(sql)) return statement
    if (beginning.test(sql)) return Object.assign(statement, { run: () => begin(database, sql) })
    const { run, all } = statement
    return Object.assign(statement, {
      run: (...values: unknown[]) => locked(database, () => run.apply(statement, values)),
      all: (...values: unknown[]) => locked(database, () => all.apply(statement, values)),
    })
  }
  Object.assign(database, { prepare: prepareLocked })
}

/** Opens or creates a SQLite file. Committed writes survive the end of the process. */
export function openSqlite(file: string): Client {
  const database = new Database(file)
  database.exec(`
    PRAGMA busy_timeout = ${busyTimeout};
    PRAGMA journal_mode = WAL;
    PRAGMA journal_size_limit = ${64 * 1024 ** 2};
    PRAGMA synchronous = NORMAL;`)
  lockFirst(database)
  return new Sqlite3Client(file, {}, database, 'number')
}
