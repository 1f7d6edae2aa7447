import { expect, test } from 'vitest'
import type { LeadEntity } from '../../domain/entities'
import { changeOf, differing, formOf, merged } from './leadForm'

const lead = {
  notes: null,
  estimatedValue: 0,
  owner: { id: 'a', username: 'anna' },
  nextStep: 'Call',
  nextStepDue: null,
} as LeadEntity
const form = formOf(lead)

test('what is not there is empty, and a value of nothing is a value', () => {
  expect(form).toEqual({ notes: '', estimatedValue: '0', owner: 'a', nextStep: 'Call', nextStepDue: '' })
})

test('only what was changed is sent, empty fields as null', () => {
  const changed = { ...form, estimatedValue: '', owner: '', nextStep: ' Write ' }
  expect(changeOf(changed, differing(changed, form))).toEqual({
    estimatedValue: null,
    owner: null,
    nextStep: 'Write',
  })
})

test('one’s own fields stand on somebody else’s version', () => {
  const theirs = { ...form, notes: 'Theirs.', nextStep: 'Theirs.' }
  expect(merged(theirs, { ...form, notes: 'Mine.' }, ['notes'])).toEqual({ ...theirs, notes: 'Mine.' })
})
