import { expect, test } from 'vitest'
import type { LeadEntity } from '@/domain/entities'
import { changeOf, differing, formOf } from './leadForm'

const lead = {
  fullName: 'Asha Rao',
  email: 'asha@tidewater.example',
  phone: null,
  company: 'Tidewater',
  budget: null,
  timeline: null,
  notes: null,
  estimatedValue: 0,
  expectedClose: null,
  owner: { id: 'a', username: 'anna', name: 'Anna' },
  nextSteps: [{ text: 'Call', due: null, person: null, isDone: false }],
} as LeadEntity
const form = formOf(lead)

test('missing fields are empty, and a value of zero is a value', () => {
  expect(form).toEqual({
    fullName: 'Asha Rao',
    email: 'asha@tidewater.example',
    phone: '',
    company: 'Tidewater',
    budget: '',
    timeline: '',
    notes: '',
    estimatedValue: '0',
    expectedClose: '',
    owner: 'a',
    nextSteps: [{ text: 'Call', due: '', person: '', isDone: false }],
  })
})

test('only changed fields are sent, empty ones as null', () => {
  const changed = {
    ...form,
    fullName: ' Asha Iyer ',
    phone: '+91 98765 43210',
    company: ' ',
    budget: '1l-3l',
    estimatedValue: '',
    expectedClose: '2026-12-24',
    owner: '',
    nextSteps: [{ text: ' Write ', due: '2026-12-01', person: 'a', isDone: true }],
  }
  expect(changeOf(changed, differing(changed, form))).toEqual({
    fullName: 'Asha Iyer',
    phone: '+91 98765 43210',
    company: null,
    budget: '1l-3l',
    estimatedValue: null,
    expectedClose: '2026-12-24',
    owner: null,
    nextSteps: [{ text: 'Write', due: '2026-12-01', person: 'a', isDone: true }],
  })
})
