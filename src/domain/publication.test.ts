import { expect, test } from 'vitest'
import { visibleFrom } from './publication'

const now = new Date('2026-11-22T00:00:00.000Z')
const [past, soon, later] = [
  '2026-11-21T00:00:00.000Z',
  '2026-11-23T00:00:00.000Z',
  '2026-11-24T00:00:00.000Z',
]

test.each([
  ['published, without a date', { isDraft: false, scheduledFor: null }, null],
  ['published, its date is past', { isDraft: false, scheduledFor: null, publishedAt: past }, null],
  ['published, its date is to come', { isDraft: false, scheduledFor: null, publishedAt: soon }, soon],
  ['so, while a newer draft is planned', { isDraft: false, scheduledFor: soon, publishedAt: later }, later],
  ['a draft with a date', { isDraft: true, scheduledFor: null, publishedAt: soon }, null],
  ['a planned draft', { isDraft: true, scheduledFor: soon }, soon],
  ['a planned draft with an earlier date', { isDraft: true, scheduledFor: later, publishedAt: soon }, later],
  ['a planned draft with a later date', { isDraft: true, scheduledFor: soon, publishedAt: later }, later],
])('%s', (_, stored, moment) => expect(visibleFrom(stored, now)).toBe(moment))
