import { expect, test } from 'vitest'
import type { LeadEntity } from '@/domain/entities'
import { conflictText } from './leadConflict'

const lead = {
  fullName: 'Asha Rao',
  status: 'rejected',
  closedOn: '2026-03-02',
  lostReason: 'price',
  lostNote: null,
  owner: null,
} as LeadEntity

test('someone else’s status is named', () => {
  const theirs: LeadEntity = { ...lead, status: 'contacted', closedOn: null, lostReason: null }
  expect(conflictText({ status: 'rejected', lostNote: 'Mine' }, lead, theirs)).toBe(
    'Someone else has set Asha Rao to “Contacted”.',
  )
})

test('someone else’s outcome is named', () => {
  const theirs: LeadEntity = { ...lead, lostNote: 'Twice our budget' }
  expect(conflictText({ status: 'rejected', lostNote: 'Mine' }, lead, theirs)).toBe(
    'Someone else has changed the outcome of Asha Rao: closed on 2 Mar 2026. Price: Twice our budget.',
  )
})

test('someone else’s owner is named', () => {
  const owner = { id: 'b', username: 'ben', name: 'Ben' } as LeadEntity['owner']
  expect(conflictText({ owner: 'a' }, lead, { ...lead, owner })).toBe(
    'Someone else has assigned Asha Rao to Ben.',
  )
  expect(conflictText({ owner: 'a' }, { ...lead, owner }, lead)).toBe('Someone else has unassigned Asha Rao.')
})
