import { expect, test } from 'vitest'
import { baseOf } from '@/domain/merge'
import { ApiError } from '../api/api'
import { EditConflict, saveMerged } from './saveMerged'

interface Entry {
  title: string
  price: string
  updatedAt: string
}

/** A server that holds one entry and checks versions. `others` runs before each read. */
function server(stored: Entry, others: Partial<Entry>[]) {
  let now = stored
  const someoneWrites = () => {
    const change = others.shift()
    if (change) now = { ...now, ...change, updatedAt: `${now.updatedAt}+` }
  }
  return {
    read: async () => now,
    write: async (values: Omit<Entry, 'updatedAt'>, version: string | null) => {
      someoneWrites()
      if (version !== now.updatedAt) throw new ApiError(412, '', 'Precondition Failed')
      now = { ...now, ...values, updatedAt: `${version}+` }
      return now
    },
    toValues: ({ updatedAt: _, ...values }: Entry) => values,
  }
}

const stored = { title: 'A', price: '1', updatedAt: 'v' }
const edit = (values: Omit<Entry, 'updatedAt'>) => ({
  values,
  base: baseOf({ title: 'A', price: '1' }),
  version: 'v',
  stored,
})

test('other people’s changes are kept, however often they save first', async () => {
  const ways = server(stored, [{ title: 'B' }, { title: 'C' }])
  const { saved, taken } = await saveMerged(edit({ title: 'A', price: '2' }), ways)
  expect([saved.title, saved.price, taken]).toEqual(['C', '2', ['title']])
})

test('of a true conflict nothing is written', async () => {
  const ways = server(stored, [{ title: 'B' }])
  await expect(saveMerged(edit({ title: 'Mine', price: '1' }), ways)).rejects.toBeInstanceOf(EditConflict)
  expect((await ways.read()).title).toBe('B')
})

test('what was stored by a save without a response is one’s own', async () => {
  const ways = server(stored, [{ title: 'Mine' }])
  const again = {
    ...edit({ title: 'Mine, longer', price: '1' }),
    unanswered: [baseOf({ title: 'Mine', price: '1' })],
  }
  const { saved, taken } = await saveMerged(again, ways)
  expect([saved.title, taken]).toEqual(['Mine, longer', []])
})

test('it is given up when others never rest', async () => {
  const ways = server(
    stored,
    Array.from({ length: 9 }, (_, index) => ({ title: `B${index}` })),
  )
  await expect(saveMerged(edit({ title: 'A', price: '2' }), ways)).rejects.toMatchObject({ status: 412 })
})
