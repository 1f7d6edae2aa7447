import { expect, test } from 'vitest'
import { outcomeOf } from './deal'

// 22 November in the agency's time zone.
const now = new Date('2026-11-21T20:00:00Z')
const none = { closedOn: null, lostReason: null, lostNote: null }
const lost = { closedOn: '2026-11-01T00:00:00.000Z', lostReason: 'price', lostNote: 'Half as much' } as const

test('an open lead has no outcome, whatever it had', () => {
  expect(outcomeOf({ ...lost, status: 'contacted' }, now)).toEqual(none)
})

test('a lead is closed today, unless another day is given', () => {
  expect(outcomeOf({ status: 'completed' }, now)).toEqual({ ...none, closedOn: '2026-11-22T00:00:00.000Z' })
  expect(outcomeOf({ ...lost, status: 'completed' }, now)).toEqual({ ...none, closedOn: lost.closedOn })
})

test('only a lost lead has a reason; the specified call sends none', () => {
  expect(outcomeOf({ ...lost, status: 'rejected' }, now)).toEqual(lost)
  expect(outcomeOf({ status: 'rejected' }, now)).toMatchObject({ lostReason: null, lostNote: null })
})
