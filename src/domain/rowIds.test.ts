import { expect, test } from 'vitest'
import { withRowIds } from './rowIds'

const wait = { label: 'Wait', after: 4 }
const calls = { label: 'Calls', after: 9 }
const visits = { label: 'Visits', after: 7 }
const stored = [
  { id: 'wait', ...wait, unit: null },
  { id: 'calls', ...calls, unit: null },
]
const idsOf = (sent: object[]) => withRowIds(sent, stored).map((row) => (row as { id?: string }).id)

test('equal rows keep their ids, wherever they are', () => {
  expect(withRowIds([wait, calls], stored)).toEqual([
    { ...wait, id: 'wait' },
    { ...calls, id: 'calls' },
  ])
  expect(idsOf([calls, wait])).toEqual(['calls', 'wait'])
  expect(idsOf([visits, wait, calls])).toEqual([undefined, 'wait', 'calls'])
  expect(idsOf([calls])).toEqual(['calls'])
})

test('a changed row is known by its name', () => {
  expect(idsOf([visits, { ...wait, after: 5 }, calls])).toEqual([undefined, 'wait', 'calls'])
  expect(idsOf([{ ...calls, after: 5 }])).toEqual(['calls'])
})

test('a renamed row is known by its place, unless rows were added or removed', () => {
  expect(idsOf([{ ...wait, label: 'Median wait' }, calls])).toEqual(['wait', 'calls'])
  expect(idsOf([{ label: 'Wait' }, { label: '' }])).toEqual(['wait', 'calls'])
  expect(
    idsOf([
      { ...calls, after: 5 },
      { ...wait, label: 'Median wait' },
    ]),
  ).toEqual(['calls', 'wait'])
  expect(idsOf([visits])).toEqual([undefined])
})

test('no id is given twice', () => {
  expect(idsOf([wait, wait, wait])).toEqual(['wait', undefined, undefined])
  expect(idsOf([wait, wait])).toEqual(['wait', 'calls'])
})
