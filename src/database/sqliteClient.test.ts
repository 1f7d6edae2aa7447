import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll, expect, test } from 'vitest'
import { openSqlite } from './sqliteClient'
import { sqliteUrl } from './sqliteFile'

const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-sqlite-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a write that found the file locked doesn’t keep later ones from being committed', async () => {
  const file = path.join(folder, 'a.db')
  const ours = openSqlite(file)
  const other = createClient({ url: sqliteUrl(file) })
  await ours.execute('CREATE TABLE names (name UNIQUE)')
  await ours.execute('PRAGMA busy_timeout = 10')
  const seen = async () => (await other.execute('SELECT name FROM names')).rows.map(({ name }) => name)

  for (const insert of ['INSERT INTO names VALUES (?)', 'INSERT INTO names VALUES (?) RETURNING name']) {
    await other.execute('BEGIN IMMEDIATE')
    const refused = ours.execute({ sql: insert, args: ['refused'] })
    await expect(refused).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
    await other.execute('ROLLBACK')
    await ours.execute({ sql: insert, args: [insert] })
    expect(await seen()).toContain(insert)
    expect(await seen()).not.toContain('refused')
  }
  // A write that fails for its own reason leaves nothing behind either.
  await expect(ours.execute({ sql: 'INSERT INTO names VALUES (?), (?)', args: ['x', 'x'] })).rejects.toThrow()
  await ours.execute("INSERT INTO names VALUES ('last')")
  expect(await seen()).toHaveLength(3)
  other.close()
  ours.close()
})

test('several writes that found the file locked don’t keep later ones from being committed', async () => {
  const file = path.join(folder, 'b.db')
  const ours = openSqlite(file)
  const other = createClient({ url: sqliteUrl(file) })
  await ours.execute('CREATE TABLE names (name UNIQUE)')
  await ours.execute('PRAGMA busy_timeout = 10')
  const write = (name: string) => ours.batch([{ sql: 'INSERT INTO names VALUES (?)', args: [name] }], 'write')
  const seen = async () => (await other.execute('SELECT name FROM names')).rows.map(({ name }) => name)
  await other.execute('BEGIN IMMEDIATE')
  await expect(write('refused')).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  await other.execute('ROLLBACK')
  await write('first')
  // One that fails for its own reason leaves nothing behind either.
  await expect(write('first')).rejects.toThrow()
  await write('last')
  expect(await seen()).toEqual(['first', 'last'])
  other.close()
  ours.close()
})
