import { expect, test } from 'vitest'
import { cutToChange, mergeChanges } from './audit'

test('a short value is told whole', () => {
  const change = { field: 'status', before: 'new', after: 'contacted' }
  expect(cutToChange(change)).toEqual(change)
})

test('a long text is told around its change', () => {
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

test('a long text that was not there before is told from its beginning', () => {
  const { before, after } = cutToChange({ field: 'notes', before: null, after: `Hello ${'x'.repeat(5000)}` })
  expect(before).toBeNull()
  expect(after).toMatch(/^Hello x+…$/)
})

test('saves of a draft become one change from first to last', () => {
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
