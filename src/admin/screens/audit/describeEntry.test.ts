import { expect, test } from 'vitest'
import { actionText, endingText, fieldLabel, isWhole, subjectText, valueText } from './describeEntry'

test.each([
  ['price', 'Price'],
  ['isActive', 'Active'],
  ['longDescription', 'Long description'],
  ['whatsappTexts.quote', 'WhatsApp text: quote'],
  ['_status', 'Status'],
])('%s is called %s', (path, label) => {
  expect(fieldLabel(path)).toBe(label)
})

test.each([
  ['status', 'in-progress', 'In Progress'],
  ['budget', '1l-3l', '₹1L - ₹3L'],
  ['title', 'in-progress', 'in-progress'],
  ['price', 120000, '120,000'],
  ['isActive', false, 'no'],
  ['notes', null, 'empty'],
])('%s %j reads %s', (field, value, text) => {
  expect(valueText(field, value)).toBe(text)
})

test('a time is shown in the reader’s zone', () => {
  expect(valueText('publishedAt', '2026-11-21T06:00:00.000Z')).toMatch(/^2[01] Nov 2026/)
})

test('an entry names its action and object', () => {
  expect(actionText({ action: 'login-failed' })).toBe('failed to log in as')
  expect(actionText({ action: 'updated' })).toBe('updated')
  expect([actionText({ action: 'trashed' }), endingText({ action: 'trashed' })]).toEqual([
    'moved',
    'to trash',
  ])
  expect(subjectText({ kind: 'service', title: 'Web shop', action: 'updated' })).toBe('service “Web shop”')
  expect(subjectText({ kind: 'site-settings', title: 'Site settings', action: 'updated' })).toBe('settings')
})

test('an export is described in a sentence', () => {
  expect(actionText({ action: 'exported' })).toBe('exported')
  expect(subjectText({ kind: 'lead', title: '24 leads: Inbox, New', action: 'exported' })).toBe(
    '24 leads: Inbox, New',
  )
  expect(actionText({ action: 'viewed' })).toBe('viewed the backup list')
  expect(isWhole({ action: 'viewed' })).toBe(true)
})
