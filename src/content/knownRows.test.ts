import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
const now = Date.parse('2026-11-27T12:00:00Z')
const minute = 60_000

const row = (id: string, savedAt: number, title = id): Row => ({ id, savedAt, title })

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers({ now, toFake: ['Date', 'performance'] })
  stored = [row('a', now - 9 * minute), row('b', now - minute)]
})
afterEach(() => {
  vi.useRealTimers()
})

test('after the first time only what was saved since is read, and two minutes before', async () => {
  const { rows, refresh } = knownRows({ read, isAll, onChange })
  await refresh()
  expect([...rows.keys()]).toEqual(['a', 'b'])
  vi.advanceTimersByTime(5 * minute)
  stored[0] = row('a', now + 4 * minute, 'A')
  await refresh()
  expect(rows.get('a')?.title).toBe('A')
  vi.advanceTimersByTime(minute)
  await refresh()
  const times = [now - 2 * minute, now + 3 * minute].map((time) => [new Date(time)])
  expect(read.mock.calls).toEqual([[undefined], ...times])
})

test.each([
  ['was ahead and is set right', now - 60 * minute, now - 60 * minute],
  ['goes on after a sleep of the machine', now + 60 * minute, now + 30 * minute],
])('nothing is missed when the clock %s', async (_, time, savedAt) => {
  const { rows, refresh } = knownRows({ read, isAll, onChange })
  await refresh()
  vi.setSystemTime(time)
  stored[0] = row('a', savedAt, 'A')
  vi.advanceTimersByTime(5 * minute)
  await refresh()
  expect(rows.get('a')?.title).toBe('A')
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
    stored.push(row('c', now - minute))
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
