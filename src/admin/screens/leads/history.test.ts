import { expect, test } from 'vitest'
import type { AuditEntity } from '@/domain/entities'
import { historyOf } from './history'

const createdAt = '2026-11-20T10:00:00.000Z'
const entry = (values: Partial<AuditEntity>): AuditEntity => ({
  id: 'e',
  kind: 'lead',
  document: 'l',
  title: 'Asha',
  action: 'updated',
  user: { id: 'a', username: 'anna', name: 'anna' },
  changes: [],
  createdAt,
  ...values,
})

test('changes use the screen’s labels, notes are quoted', () => {
  const changes = [
    { field: 'status', before: 'new', after: 'in-progress' },
    { field: 'notes', before: null, after: 'Call again.' },
    { field: 'estimatedValue', before: null, after: 150_000 },
    { field: 'nextStepDue', before: '2026-11-20T00:00:00.000Z', after: null },
  ]
  expect(historyOf({ createdAt }, [entry({ changes })])[0]).toEqual({
    id: 'e',
    what: 'Status: New → In Progress, Notes changed, Value: ₹1,50,000, Due date removed',
    quote: 'Call again.',
    who: 'anna',
    at: createdAt,
  })
})

test('every lead was received, also one that is older than the trail, and once', () => {
  expect(historyOf({ createdAt }, [])).toMatchObject([{ what: 'Lead received', who: null, at: createdAt }])
  expect(historyOf({ createdAt }, [entry({ action: 'received', user: null })])).toHaveLength(1)
})
