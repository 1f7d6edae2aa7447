import { createHash } from 'node:crypto'
import type { Client } from '@libsql/client'
import { quoted } from '@/database/quoted'

/** sha256 over a schema's parts, in any order. */
export const fingerprint = (parts: string[]) =>
  createHash('sha256')
    .update(JSON.stringify([...parts].sort()))
    .digest('hex')

/** A SQLite database's schema, and how much it contains. */
export async function describeSqlite(client: Client) {
  const { rows: objects } = await client.execute(
    "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
  )
  const tables = objects.filter((object) => object.type === 'table').map((object) => String(object.name))
  const counts: Record<string, number> = {}
  for (const table of tables.sort()) {
    const { rows } = await client.execute(`SELECT count(*) AS rows FROM ${quoted(table)}`)
    counts[table] = Number(rows[0]?.rows)
  }
  const migrations = tables.includes('payload_migrations')
    ? (await client.execute('SELECT name FROM payload_migrations ORDER BY name')).rows.map(({ name }) =>
        String(name),
      )
    : []
  return {
    fingerprint: fingerprint(
      objects.map(({ type, name, tbl_name, sql }) => [type, name, tbl_name, sql].join('|')),
    ),
    migrations,
    counts,
  }
}
