import { beforeEach, expect, test, vi } from 'vitest'
import { knownRows } from './knownRows'

interface Row {
  id: string
  savedAt: number
  title: string
}

let stored: Row[]
const read = vi.fn(async (since?: Date) =>
  stored.filter(({ savedAt }) => !since || savedAt >= since.getTime()),
)
const isAll = vi.fn(async (known: number) => known === stored.length)
const onChange = vi.fn()
const day = 86_400_000

const row = (id: string, savedAt: number, title = id): Row => ({ id, savedAt, title })

beforeEach(() => {
  vi.clearAllMocks()
  stored = [row('a', day), row('b', 2 * day)]
})

test('after the first time only what was saved since is read, and two minutes before', async () => {
  const { rows, refresh } = knownRows({ read, isAll, onChange })
  await refresh()
  expect([...rows.keys()]).toEqual(['a', 'b'])
  stored[0] = row('a', 3 * day, 'A')
  await refresh()
  expect(rows.get('a')?.title).toBe('A')
  expect(read.mock.calls).toEqual([[undefined], [new Date(2 * day - 120_000)]])
})

test('a change is told once, and rows that are as they were are none', async () => {
  const { refresh } = knownRows({ read, isAll, onChange })
  await refresh()
  await refresh()
  expect(onChange).toHaveBeenCalledOnce()
})

test('one that was added between reading and counting does not make all be read', async () => {
  const { rows, refresh } = knownRows({ read, isAll, onChange })
  await refresh()
  isAll.mockImplementationOnce(async (known) => {
    stored.push(row('c', 2 * day))
    return known === stored.length
  })
  await refresh()
  expect(rows.has('c')).toBe(true)
  expect(read.mock.calls.filter(([since]) => !since)).toHaveLength(1)
})

test('one that was deleted is forgotten', async () => {
  const { rows, refresh } = knownRows({ read, isAll, onChange })
  await refresh()
  stored.shift()
  await refresh()
  expect([...rows.keys()]).toEqual(['b'])
  expect(onChange).toHaveBeenCalledTimes(3)
})
