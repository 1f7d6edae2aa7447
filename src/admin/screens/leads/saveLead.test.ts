import { expect, test } from 'vitest'
import type { LeadEntity } from '@/domain/entities'
import { merge } from '@/domain/merge'
import { asChange, editOf, type LeadChange } from './saveLead'

const lead = {
  status: 'new',
  notes: null,
  estimatedValue: 5,
  nextSteps: [] as LeadEntity['nextSteps'],
  owner: { id: 'a', username: 'anna', name: 'Anna' },
} as LeadEntity

function merged(change: LeadChange, theirs: LeadEntity) {
  const { base, values } = editOf(change, lead)
  return merge(base, values, asChange(theirs))
}

test('someone else’s change to another field is not a conflict', () => {
  const { conflicts, taken } = merged({ notes: 'Mine.' }, { ...lead, status: 'contacted', owner: null })
  expect([conflicts, taken]).toEqual([[], ['status', 'owner']])
})

test('two values of one field are', () => {
  const theirs: LeadEntity = { ...lead, notes: 'Theirs.', estimatedValue: 7 }
  const { conflicts } = merged({ notes: 'Mine.', estimatedValue: 6, owner: null }, theirs)
  expect(conflicts).toEqual(['notes', 'estimatedValue'])
})

test('identical changes are not a conflict', () => {
  expect(merged({ status: 'contacted' }, { ...lead, status: 'contacted' }).conflicts).toEqual([])
})
