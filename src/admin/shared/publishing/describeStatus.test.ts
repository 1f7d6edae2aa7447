import { expect, test } from 'vitest'
import { describeStatus } from './describeStatus'

const plain = { publishAt: null, unpublishAt: null, planFailed: false }
// 18:30 in Kolkata.
const moment = '2026-11-21T13:00:00Z'

test('what is simply published has nothing to be told', () => {
  expect(describeStatus('service', {})).toEqual([])
  expect(describeStatus('service', { ...plain, state: 'published' })).toEqual([])
})

test('whoever edits an entry is told what visitors see of it', () => {
  const told = (entry: Parameters<typeof describeStatus>[1]) => describeStatus('service', entry).join(' ')
  expect(told({ ...plain, state: 'draft' })).toMatch(/is a draft.*Visitors can't see it/)
  expect(told({ ...plain, state: 'scheduled', publishAt: moment })).toMatch(
    /21 Nov 2026, 18:30 IST.*can't see it yet/,
  )
  expect(told({ ...plain, state: 'changed' })).toMatch(/published version.*newer draft/)
})

test('so they are of what was planned, and of what became of it', () => {
  const told = (entry: object) => describeStatus('service', { ...plain, ...entry })
  expect(told({ state: 'published', unpublishAt: moment })).toEqual([
    'It will be unpublished on 21 Nov 2026, 18:30 IST.',
  ])
  expect(told({ state: 'changed', publishAt: moment })[1]).toBe(
    'The draft will be published on 21 Nov 2026, 18:30 IST.',
  )
  expect(told({ state: 'draft', planFailed: true })).toHaveLength(2)
})
