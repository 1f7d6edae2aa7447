import { expect, test } from 'vitest'
import { baseOf } from '@/domain/merge'
import { fresh, restored, settled, withChanges, withMine } from './editState'

const stored = { title: 'A', price: '1', order: '0' }
const later = '2026-05-01T00:00:00.000Z'
const typed = { ...fresh(stored, 'first'), values: { title: 'Mine', price: '2', order: '0' } }

test('changes by the other person only are merged without asking', () => {
  const state = withChanges(typed, { ...stored, order: '9' }, later)
  expect(state.values).toEqual({ title: 'Mine', price: '2', order: '9' })
  expect([state.conflict, state.version]).toEqual([null, later])
})

const inConflict = withChanges(typed, { title: 'Theirs', price: '1', order: '9' }, later)

test('a conflict names only its field, and the base version stays', () => {
  expect(inConflict.conflict).toMatchObject({ fields: ['title'], version: later })
  expect([inConflict.version, inConflict.values.order]).toEqual(['first', '9'])
})

test('“Reload their version” takes the conflicting fields, and mine can be restored', () => {
  const state = settled(inConflict, 'theirs')
  expect(state.values).toEqual({ title: 'Theirs', price: '2', order: '9' })
  expect(withMine({ ...state, values: { ...state.values, price: '3' } }).values).toEqual({
    title: 'Mine',
    price: '3',
    order: '9',
  })
})

test('“Keep mine” reverts nothing that only the other person changed', () => {
  const state = settled(inConflict, 'mine')
  expect(state.values).toEqual({ title: 'Mine', price: '2', order: '9' })
  expect([state.version, state.conflict]).toEqual([later, null])
  expect(state.base).toEqual(baseOf(inConflict.saved))
})

test('input of an earlier visit is merged with what was saved since', () => {
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

test('stored input without a base counts as a conflict', () => {
  const kept = { username: 'x', values: typed.values, version: 'first' }
  expect(restored(kept, fresh(stored, later)).conflict?.fields).toEqual(['title', 'price'])
})
