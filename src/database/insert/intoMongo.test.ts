import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { expect, test, vi } from 'vitest'
import type { Change } from './Change'
import { insertIntoMongo } from './intoMongo'

const session = { id: 'session' }

const change = (id: string): Change => [
  { collection: 'lead', values: { id } },
  { collection: 'audit-entry', values: { id: `${id}-entry` } },
]

/** An adapter that refuses some ids, and tells what it was asked to do. */
function adapter({ refused = [], transaction }: { refused?: string[]; transaction?: string }) {
  const calls: unknown[] = []
  const modelOf = (name: string) => ({
    schema: { eachPath() {} },
    castObject: () => ({}),
    collection: {
      async insertMany(rows: { _id: string }[], options: object) {
        calls.push([name, rows.map(({ _id }) => _id), 'session' in options])
        const writeErrors = rows.flatMap(({ _id }, index) => (refused.includes(_id) ? [{ index }] : []))
        if (writeErrors.length) throw Object.assign(new Error('Refused.'), { writeErrors })
      },
    },
  })
  const db = {
    collections: { lead: modelOf('lead'), 'audit-entry': modelOf('audit-entry') },
    sessions: { a: session },
    beginTransaction: async () => transaction ?? null,
    commitTransaction: vi.fn(),
    rollbackTransaction: vi.fn(),
  }
  return {
    db,
    insert: (...ids: string[]) => insertIntoMongo(db as unknown as MongooseAdapter, ids.map(change)),
    calls,
  }
}

test('without transactions only what is refused is left out, with all that belongs to it', async () => {
  const { insert, calls } = adapter({ refused: ['b'] })
  const failures = await insert('a', 'b', 'c')
  expect(failures.map((failure) => failure?.message)).toEqual([undefined, 'Refused.', undefined])
  expect(calls).toEqual([
    ['lead', ['a', 'b', 'c'], false],
    ['audit-entry', ['a-entry', 'c-entry'], false],
  ])
})

test('in a transaction all are committed', async () => {
  const { db, insert, calls } = adapter({ transaction: 'a' })
  expect(await insert('a', 'b')).toEqual([undefined, undefined])
  expect(calls).toEqual([
    ['lead', ['a', 'b'], true],
    ['audit-entry', ['a-entry', 'b-entry'], true],
  ])
  expect(db.commitTransaction).toHaveBeenCalledExactlyOnceWith('a')
  expect(db.rollbackTransaction).not.toHaveBeenCalled()
})

test('in a transaction one that is refused rolls back all', async () => {
  const { db, insert } = adapter({ refused: ['b'], transaction: 'a' })
  await expect(insert('a', 'b')).rejects.toThrow('Refused.')
  expect(db.rollbackTransaction).toHaveBeenCalledExactlyOnceWith('a')
  expect(db.commitTransaction).not.toHaveBeenCalled()
})
