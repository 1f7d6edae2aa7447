import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { getCms } from '../cms'

interface Snapshot {
  tables: Record<string, unknown>
}

interface Drizzle {
  schema: unknown
  requireDrizzleKit(): { generateDrizzleJson(schema: unknown): Promise<Snapshot> }
}

const folder = path.resolve('src/database/migrations')

test.runIf(process.env.TEST_DATABASE === 'sqlite')('the migrations produce the current schema', async () => {
  const { db } = await getCms()
  const drizzle = db as unknown as Drizzle
  const latest = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1)
  const migrated: Snapshot = JSON.parse(readFileSync(path.join(folder, String(latest)), 'utf8'))
  const { tables } = await drizzle.requireDrizzleKit().generateDrizzleJson(drizzle.schema)
  // Otherwise: npm run migrate:create
  expect(JSON.parse(JSON.stringify(tables))).toEqual(migrated.tables)
})
