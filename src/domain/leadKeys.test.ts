import { expect, test } from 'vitest'
import { leadKeys } from './leadKeys'

const lead = { fullName: 'Tomáš Havel', email: 'Tomas@Pumps.example', description: 'One pipeline.' }

test('a lead is in the inbox unless it is spam; the trash overrides both', () => {
  expect(leadKeys(lead).folder).toBe('inbox')
  expect(leadKeys({ ...lead, isSpam: true }).folder).toBe('spam')
  expect(leadKeys({ ...lead, isSpam: true, deletedAt: '2026-11-21T00:00:00.000Z' }).folder).toBe('trash')
})

test('a next step without a date sorts after every dated one', () => {
  const due = leadKeys({ ...lead, nextStepDue: '2026-12-01T00:00:00.000Z' }).sortDue
  expect(due < leadKeys(lead).sortDue).toBe(true)
})

test('names sort without regard to case and accents', () => {
  expect(leadKeys(lead).sortName).toBe('tomas havel')
})
