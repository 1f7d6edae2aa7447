import { expect, test } from 'vitest'
import { describeStatus } from './describeStatus'

const plain = { publishAt: null, unpublishAt: null, scheduleFailed: false }
// 18:30 in Kolkata.
const moment = '2026-11-21T13:00:00Z'

test('a simply published entry has no description', () => {
  expect(describeStatus('service', {})).toEqual([])
  expect(describeStatus('service', { ...plain, state: 'published' })).toEqual([])
})

test('a description says what visitors see of an entry', () => {
  const sentences = (entry: Parameters<typeof describeStatus>[1]) =>
    describeStatus('service', entry).join(' ')
  expect(sentences({ ...plain, state: 'draft' })).toMatch(/is a draft.*Visitors can't see it/)
  expect(sentences({ ...plain, state: 'scheduled', publishAt: moment })).toMatch(
    /21 Nov 2026, 18:30 IST.*can't see it yet/,
  )
  expect(sentences({ ...plain, state: 'changed' })).toMatch(/published version.*newer draft/)
})

test('scheduled steps are described, and so are failed ones', () => {
  const sentences = (entry: object) => describeStatus('service', { ...plain, ...entry })
  expect(sentences({ state: 'published', unpublishAt: moment })).toEqual([
    'It will be unpublished on 21 Nov 2026, 18:30 IST.',
  ])
  expect(sentences({ state: 'changed', publishAt: moment })[1]).toBe(
    'The draft will be published on 21 Nov 2026, 18:30 IST.',
  )
  expect(sentences({ state: 'draft', scheduleFailed: true })).toHaveLength(2)
})
