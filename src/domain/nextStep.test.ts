import { expect, test } from 'vitest'
import { agencyDay } from './clock'
import { dueState } from './nextStep'

test('the day changes at midnight in India', () => {
  expect(agencyDay(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21')
  expect(agencyDay(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22')
})

test.each([
  ['new', '2026-11-20', 'overdue'],
  ['in-progress', '2026-11-21', 'today'],
  ['contacted', '2026-11-22', 'later'],
  ['new', null, null],
  ['completed', '2026-11-20', null],
  ['rejected', '2026-11-20', null],
])('a next step of a lead that is %s, due on %s, is %s', (status, nextStepDue, state) => {
  expect(dueState({ status, nextStepDue }, '2026-11-21')).toBe(state)
})
