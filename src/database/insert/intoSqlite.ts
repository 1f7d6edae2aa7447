import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { tableOf } from '../tableOf'
import type { Change, Row } from './Change'

type Tables = SQLiteAdapter['tables']

const isEmpty = (value: unknown) => value === undefined || value === null || [value].flat().length === 0

/** Lists would be in tables of their own, which nothing here fills. */
function checkFlat({ collection, values }: Row, table: NonNullable<Tables[string]>): void {
  const list = Object.keys(values).find((name) => !(name in table) && !isEmpty(values[name]))
  if (list) throw new Error(`Rows of ${collection} can't be inserted with ${list}.`)
}

/** Inserts all rows in one transaction, or throws and inserts none. */
export async function insertIntoSqlite(db: SQLiteAdapter, changes: readonly Change[]): Promise<void> {
  const rows = changes.flat()
  const collections = [...new Set(rows.map(({ collection }) => collection))]
  const statements = collections.map((collection) => {
    const table = db.tables[tableOf(collection)]
    if (!table) throw new Error(`There is no table for ${collection}.`)
    const own = rows.filter((row) => row.collection === collection)
    for (const row of own) checkFlat(row, table)
    const { sql, params } = db.drizzle
      .insert(table)
      .values(own.map(({ values }) => values))
      .toSQL()
    return { sql, args: params as (string | number | null)[] }
  })
  // Nothing else runs before it is committed.
  await db.client.batch(statements, 'write')
}
