import { expect, test } from 'vitest'
import { directionOf, filledParts } from './caseStudy'

test.each([
  [{ before: 47, beforeUnit: null, after: 19, unit: 'min' }, 'down'],
  [{ before: -1, beforeUnit: null, after: 0, unit: null }, 'up'],
  [{ before: 3, beforeUnit: null, after: 3, unit: null }, null],
  [{ before: null, beforeUnit: null, after: 3, unit: null }, null],
  [{ before: 40, beforeUnit: 'min', after: 60, unit: 's' }, 'down'],
  [{ before: 900, beforeUnit: 'kB', after: 2, unit: 'MB' }, 'up'],
  [{ before: 1, beforeUnit: 'min', after: 60, unit: 's' }, null],
  [{ before: 3, beforeUnit: 'days', after: 40, unit: 'min' }, null],
  [{ before: 3, beforeUnit: 'MB', after: 40, unit: 'min' }, null],
  [{ before: 3, beforeUnit: 'min', after: 40, unit: null }, null],
])('%j moved %s', (result, direction) => expect(directionOf(result)).toBe(direction))

test('parts that are empty are left out', () => {
  const empty = {
    situation: null,
    constraints: [],
    findings: null,
    solution: null,
    decisions: [],
    results: [],
    quote: { text: null, name: null, role: null },
    team: [],
    weeks: null,
    services: [],
    article: null,
  }
  expect(filledParts(empty)).toEqual({})
  expect(filledParts({ ...empty, weeks: 8, quote: { ...empty.quote, text: 'Tea.' } })).toEqual({
    weeks: 8,
    quote: { text: 'Tea.', name: null, role: null },
  })
})
