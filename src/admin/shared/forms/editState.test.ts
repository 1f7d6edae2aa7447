import { expect, test } from 'vitest'
import { baseOf } from '@/domain/merge'
import { fresh, restored, settled, withChanges, withMine } from './editState'

const stored = { title: 'A', price: '1', order: '0' }
const later = '2026-05-01T00:00:00.000Z'
const typed = { ...fresh(stored, 'first'), values: { title: 'Mine', price: '2', order: '0' } }

test('what only the other person changed is taken in, and nothing is asked', () => {
  const state = withChanges(typed, { ...stored, order: '9' }, later)
  expect(state.values).toEqual({ title: 'Mine', price: '2', order: '9' })
  expect([state.conflict, state.version]).toEqual([null, later])
})

const disputed = withChanges(typed, { title: 'Theirs', price: '1', order: '9' }, later)

test('a true conflict names its field alone, and the version stays the one that was seen', () => {
  expect(disputed.conflict).toMatchObject({ fields: ['title'], version: later })
  expect([disputed.version, disputed.values.order]).toEqual(['first', '9'])
})

test('“Reload their version” takes what is disputed, and mine can be brought back', () => {
  const state = settled(disputed, 'theirs')
  expect(state.values).toEqual({ title: 'Theirs', price: '2', order: '9' })
  expect(withMine({ ...state, values: { ...state.values, price: '3' } }).values).toEqual({
    title: 'Mine',
    price: '3',
    order: '9',
  })
})

test('“Keep mine” reverts nothing that only the other person changed', () => {
  const state = settled(disputed, 'mine')
  expect(state.values).toEqual({ title: 'Mine', price: '2', order: '9' })
  expect([state.version, state.conflict]).toEqual([later, null])
  expect(state.base).toEqual(baseOf(disputed.saved))
})

test('text of an earlier visit is merged with what was saved since', () => {
  const kept = { username: 'x', values: typed.values, version: 'first', base: typed.base }
  const now = fresh({ ...stored, order: '9' }, later)
  expect(restored(kept, now)).toMatchObject({
    values: { title: 'Mine', price: '2', order: '9' },
    version: later,
    conflict: null,
    isRestored: true,
  })
  const other = restored(kept, fresh({ ...stored, title: 'Theirs' }, later))
  expect(other.conflict?.fields).toEqual(['title'])
})

test('text that was kept without its base is asked about', () => {
  const kept = { username: 'x', values: typed.values, version: 'first' }
  expect(restored(kept, fresh(stored, later)).conflict?.fields).toEqual(['title', 'price'])
})
