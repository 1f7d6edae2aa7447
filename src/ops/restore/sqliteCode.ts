import { quoted } from '@/database/quoted'
import { OperatorError } from '@/errors/OperatorError'
import { openSqlite } from '../backup/sqlite'

const ofSqlite = new Set(['sqlite_schema', 'sqlite_temp_schema'])

/** Functions that our own schema calls when a row is written: the time, in defaults. */
const ours = /^strftime\(/

const refused = (why: string) =>
  new OperatorError(`The database contains code that Frontdesk does not use: ${why}.`)

/**
 * Rejects a database that would make SQLite do more than store rows. Nothing may be read from it before: a constraint
 * can write any file with SQLite's `writefile`, which libsql includes, as soon as it is checked. EXPLAIN lists what
 * SQLite would call without calling it.
 * @throws {OperatorError} for triggers, views, virtual tables, and for functions in constraints, defaults and indexes
 */
export async function refuseCode(file: string): Promise<void> {
  const client = await openSqlite(file)
  try {
    const { rows: triggers } = await client.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
    if (triggers.length > 0) throw refused('a trigger')
    const { rows: tables } = await client.execute('PRAGMA table_list')
    for (const { name, type } of tables) {
      if (ofSqlite.has(String(name))) continue
      if (type !== 'table') throw refused(`${name}, a ${type}`)
      const table = quoted(String(name))
      for (const use of [`INSERT INTO ${table} DEFAULT VALUES`, `SELECT * FROM ${table}`]) {
        const { rows: steps } = await client.execute(`EXPLAIN ${use}`)
        const calls = steps.filter(({ opcode }) => /Func/.test(String(opcode))).map(({ p4 }) => String(p4))
        const foreign = calls.find((call) => !ours.test(call))
        if (foreign) throw refused(foreign)
      }
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw refused((error as Error).message)
  } finally {
    client.close()
  }
}
