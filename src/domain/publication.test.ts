import { expect, test } from 'vitest'
import { visibleFrom } from './publication'

const now = new Date('2026-11-22T00:00:00.000Z')
const [past, soon, later] = [
  '2026-11-21T00:00:00.000Z',
  '2026-11-23T00:00:00.000Z',
  '2026-11-24T00:00:00.000Z',
]

test.each([
  ['published, without a date', { isDraft: false, planned: null }, null],
  ['published, its date is past', { isDraft: false, planned: null, publishedAt: past }, null],
  ['published, its date is to come', { isDraft: false, planned: null, publishedAt: soon }, soon],
  ['so, while a newer draft is planned', { isDraft: false, planned: soon, publishedAt: later }, later],
  ['a draft with a date', { isDraft: true, planned: null, publishedAt: soon }, null],
  ['a planned draft', { isDraft: true, planned: soon }, soon],
  ['a planned draft with an earlier date', { isDraft: true, planned: later, publishedAt: soon }, later],
  ['a planned draft with a later date', { isDraft: true, planned: soon, publishedAt: later }, later],
])('%s', (_, stored, moment) => expect(visibleFrom(stored, now)).toBe(moment))
