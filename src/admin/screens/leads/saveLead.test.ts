import { expect, test } from 'vitest'
import type { LeadEntity } from '@/domain/entities'
import { conflictsOf, takenOf } from './saveLead'

const lead = {
  status: 'new',
  notes: null,
  estimatedValue: 5,
  owner: { id: 'a', username: 'anna', name: 'Anna' },
} as LeadEntity

test('what somebody else did to another field is no conflict', () => {
  const theirs: LeadEntity = { ...lead, status: 'contacted', owner: null }
  expect(conflictsOf({ notes: 'Mine.' }, lead, theirs)).toEqual([])
  expect(takenOf({ notes: 'Mine.' }, lead, theirs)).toEqual(['status', 'owner'])
})

test('two values of one field are', () => {
  const theirs: LeadEntity = { ...lead, notes: 'Theirs.', estimatedValue: 7 }
  expect(conflictsOf({ notes: 'Mine.', estimatedValue: 6, owner: null }, lead, theirs)).toEqual([
    'notes',
    'estimatedValue',
  ])
})

test('two who do the same agree', () => {
  expect(conflictsOf({ status: 'contacted' }, lead, { ...lead, status: 'contacted' })).toEqual([])
})
