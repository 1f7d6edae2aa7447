import { expect, test } from 'vitest'
import { writersAfter } from './writers'

const stored = { title: 'A', excerpt: 'B' }
const save = (data: object, writer: string, writers: Record<string, string> | null) =>
  writersAfter({
    data: data as Record<string, unknown>,
    stored,
    fields: ['title', 'excerpt'],
    writer,
    writers,
  })

test('one’s own words are replaced where they are', () => {
  expect(save({ title: 'C', excerpt: 'B' }, 'anna', { title: 'anna' })).toEqual({
    keepsVersion: false,
    writers: { title: 'anna' },
  })
})

test('beside somebody else’s words one writes into the same version', () => {
  expect(save({ excerpt: 'C' }, 'ben', { title: 'anna' })).toEqual({
    keepsVersion: false,
    writers: { title: 'anna', excerpt: 'ben' },
  })
})

test('a version is kept before somebody else’s words are replaced', () => {
  expect(save({ title: 'C' }, 'ben', { title: 'anna' })).toEqual({
    keepsVersion: true,
    writers: { title: 'ben' },
  })
})

test('a version of which nobody knows who wrote it is kept, unless nothing changes', () => {
  expect(save({ title: 'C' }, 'ben', null).keepsVersion).toBe(true)
  expect(save({ title: 'A' }, 'ben', null).keepsVersion).toBe(false)
})
