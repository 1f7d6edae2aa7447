import { expect, test } from 'vitest'
import { afterSave, asStored, opened, withoutRestored } from './autosave'

const stored = { title: 'Tables', excerpt: 'Old' }
const start = opened(stored, '1')
const answer = { sent: stored, typed: stored, stored, version: '2', taken: [] as string[] }

test('a text that the server trimmed stays as typed, and counts as saved', () => {
  const sent = { ...stored, title: 'Tables ' }
  const state = afterSave(start, { ...answer, sent, typed: sent })
  expect(state.values.title).toBe('Tables ')
  expect(state.saved).toEqual(sent)
  expect(asStored(state.values, state)).toEqual(stored)
})

test('typing goes on while a save is on its way', () => {
  const sent = { ...stored, title: 'Tables a' }
  const typed = { ...stored, title: 'Tables and' }
  const state = afterSave(start, { ...answer, sent, typed, stored: sent })
  expect(state.values).toEqual(typed)
  expect(state.saved).toEqual(sent)
  expect(state.conflict).toBeNull()
})

test('others’ changes are applied; one to a field that is being typed in is a conflict', () => {
  const theirs = { ...stored, excerpt: 'Theirs' }
  const taken = ['excerpt']
  const applied = afterSave(start, { ...answer, stored: theirs, taken })
  expect([applied.values.excerpt, applied.conflict]).toEqual(['Theirs', null])
  const typed = { ...stored, excerpt: 'Mine' }
  const disputed = afterSave(start, { ...answer, typed, stored: theirs, taken })
  expect(disputed.values.excerpt).toBe('Mine')
  expect(disputed.conflict).toMatchObject({ fields: ['excerpt'], version: '2' })
  // So that the server refuses whatever is saved before it is settled.
  expect(disputed.version).toBe('1')
})

test('discarding restored input leaves alone what was typed since and what others changed', () => {
  const first = { ...start, values: { title: 'Restored', excerpt: 'Restored too' } }
  expect(withoutRestored(first.values, first)).toEqual(stored)
  expect(withoutRestored({ title: 'Restored', excerpt: 'Theirs' }, first)).toEqual({ title: 'Tables' })
  expect(withoutRestored({ title: 'Typed since', excerpt: 'Theirs' }, first)).toEqual({})
  const partly = { ...start, values: { ...stored, title: 'Restored' } }
  expect(withoutRestored({ title: 'Restored', excerpt: 'Old' }, partly)).toEqual({ title: 'Tables' })
})
