import { expect, test } from 'vitest'
import { describeExport } from './describeExport'

test('an export is described by its size and filters, without the search words', () => {
  expect(describeExport(24, { folder: 'inbox' })).toBe('24 leads: Inbox')
  expect(describeExport(1, { folder: 'spam', ids: ['a'] })).toBe('1 lead: Spam, selected')
  const filter = {
    folder: 'inbox',
    status: 'new',
    serviceType: 'ui-ux',
    budget: '1l-3l',
    owner: 'none',
    search: 'Asha Rao',
  }
  expect(describeExport(0, filter)).toBe('0 leads: Inbox, New, UI/UX, ₹1L - ₹3L, no owner, a search')
})
