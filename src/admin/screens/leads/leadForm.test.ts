import { expect, test } from 'vitest'
import type { LeadEntity } from '@/domain/entities'
import { changeOf, differing, formOf } from './leadForm'

const lead = {
  company: 'Tidewater',
  budget: null,
  timeline: null,
  notes: null,
  estimatedValue: 0,
  owner: { id: 'a', username: 'anna', name: 'Anna' },
  nextStep: 'Call',
  nextStepDue: null,
} as LeadEntity
const form = formOf(lead)

test('what is not there is empty, and a value of nothing is a value', () => {
  expect(form).toEqual({
    company: 'Tidewater',
    budget: '',
    timeline: '',
    notes: '',
    estimatedValue: '0',
    owner: 'a',
    nextStep: 'Call',
    nextStepDue: '',
  })
})

test('only what was changed is sent, empty fields as null', () => {
  const changed = {
    ...form,
    company: ' ',
    budget: '1l-3l',
    estimatedValue: '',
    owner: '',
    nextStep: ' Write ',
  }
  expect(changeOf(changed, differing(changed, form))).toEqual({
    company: null,
    budget: '1l-3l',
    estimatedValue: null,
    owner: null,
    nextStep: 'Write',
  })
})
