import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { batchCalls } from './batchCalls'

const bounds = { max: 3, timeout: 60_000 }

/** Groups that are under way until they are told to end. */
function heldGroups(max = bounds.max, timeout = bounds.timeout) {
  const groups: { items: readonly string[]; end: () => void }[] = []
  const call = batchCalls<string, string>(
    (items) =>
      new Promise((resolve) => {
        groups.push({ items, end: () => resolve(items.map((item) => item.toUpperCase())) })
      }),
    { max, timeout },
  )
  const running = (count: number) => vi.waitFor(() => expect(groups).toHaveLength(count))
  return { call, groups, running }
}

test('calls that come while a group is under way are the next one', async () => {
  const { call, groups, running } = heldGroups()
  const first = call('a')
  await running(1)
  const rest = Promise.all([call('b'), call('c')])
  groups[0]?.end()
  expect(await first).toBe('A')
  await running(2)
  groups[1]?.end()
  expect(await rest).toEqual(['B', 'C'])
  expect(groups.map(({ items }) => items)).toEqual([['a'], ['b', 'c']])
})

test('calls that come together are one group, of a bounded size', async () => {
  const { call, groups, running } = heldGroups()
  const all = Promise.all(['a', 'b', 'c', 'd'].map(call))
  await running(2)
  for (const { end } of groups) end()
  expect(await all).toEqual(['A', 'B', 'C', 'D'])
  expect(groups.map(({ items }) => items)).toEqual([['a', 'b', 'c'], ['d']])
})

test('calls that come turn after turn are one group', async () => {
  const { call, groups, running } = heldGroups()
  const all = [call('a')]
  await nextTurn()
  all.push(call('b'))
  await nextTurn()
  all.push(call('c'))
  await running(1)
  groups[0]?.end()
  expect(await Promise.all(all)).toEqual(['A', 'B', 'C'])
  expect(groups.map(({ items }) => items)).toEqual([['a', 'b', 'c']])
})

test('the same item twice is two items', async () => {
  const { call, groups, running } = heldGroups()
  const both = Promise.all([call('a'), call('a')])
  await running(1)
  groups[0]?.end()
  expect(await both).toEqual(['A', 'A'])
  expect(groups[0]?.items).toEqual(['a', 'a'])
})

test('a group that hangs does not hold up the next one', async () => {
  const { call, groups, running } = heldGroups(bounds.max, 1)
  void call('a')
  await running(1)
  const second = call('b')
  await running(2)
  groups[1]?.end()
  expect(await second).toBe('B')
})

test('an error of one item is its own; one of the group is everyone’s', async () => {
  const call = batchCalls<string, string>(async (items) => {
    if (items.includes('all')) throw new Error('All failed.')
    return items.map((item) => (item === 'one' ? new Error('One failed.') : item))
  }, bounds)
  const outcomes = (items: string[]) => Promise.allSettled(items.map(call))
  expect(await outcomes(['one', 'b'])).toMatchObject([{ reason: { message: 'One failed.' } }, { value: 'b' }])
  expect(await outcomes(['all', 'b'])).toMatchObject([
    { reason: { message: 'All failed.' } },
    { reason: { message: 'All failed.' } },
  ])
  expect(await call('c')).toBe('c')
})
