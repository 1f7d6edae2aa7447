import { expect, test } from 'vitest'
import { cutToChange, mergeChanges } from './audit'

test('a short value is kept whole', () => {
  const change = { field: 'status', before: 'new', after: 'contacted' }
  expect(cutToChange(change)).toEqual(change)
})

test('a long text is cut to the part around its change', () => {
  const text = 'x'.repeat(5000)
  const { before, after } = cutToChange({
    field: 'notes',
    before: `${text}old${text}`,
    after: `${text}new${text}`,
  })
  expect(before).toMatch(/^…x{60}oldx+…$/)
  expect(after).toMatch(/^…x{60}newx+…$/)
  expect(String(after).length).toBeLessThan(410)
})

test('a new long text is cut after its beginning', () => {
  const { before, after } = cutToChange({ field: 'notes', before: null, after: `Hello ${'x'.repeat(5000)}` })
  expect(before).toBeNull()
  expect(after).toMatch(/^Hello x+…$/)
})

test('several saves of a draft merge into one change, from first to last', () => {
  const first = [
    { field: 'title', before: null, after: 'A' },
    { field: 'excerpt', before: 'old', after: 'new' },
  ]
  const second = [
    { field: 'title', before: 'A', after: 'AB' },
    { field: 'excerpt', before: 'new', after: 'old' },
    { field: 'category', before: null, after: 'Tutorials' },
  ]
  expect(mergeChanges(first, second)).toEqual([
    { field: 'title', before: null, after: 'AB' },
    { field: 'category', before: null, after: 'Tutorials' },
  ])
})
