import { expect, test } from 'vitest'
import { updateWriters } from './writers'

const stored = { title: 'A', excerpt: 'B' }
const save = (data: object, writer: string, writers: Record<string, string> | null) =>
  updateWriters({
    data: data as Record<string, unknown>,
    stored,
    fields: ['title', 'excerpt'],
    writer,
    writers,
  })

test('an author’s own words are replaced in place', () => {
  expect(save({ title: 'C', excerpt: 'B' }, 'anna', { title: 'anna' })).toEqual({
    keepsVersion: false,
    writers: { title: 'anna' },
  })
})

test('a change next to another author’s words stays in the same version', () => {
  expect(save({ excerpt: 'C' }, 'ben', { title: 'anna' })).toEqual({
    keepsVersion: false,
    writers: { title: 'anna', excerpt: 'ben' },
  })
})

test('a version is kept before another author’s words are replaced', () => {
  expect(save({ title: 'C' }, 'ben', { title: 'anna' })).toEqual({
    keepsVersion: true,
    writers: { title: 'ben' },
  })
})

test('a version with unknown authors is kept, unless nothing changes', () => {
  expect(save({ title: 'C' }, 'ben', null).keepsVersion).toBe(true)
  expect(save({ title: 'A' }, 'ben', null).keepsVersion).toBe(false)
})
