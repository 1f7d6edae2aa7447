import { expect, test } from 'vitest'
import { dayFormat, momentFormat } from '@/domain/clock'
import { tellAgencyTimes } from './agencyTimes'

const date = new Date('2026-11-21T20:00:00Z')
const locale: Parameters<typeof tellAgencyTimes>[0] & object = { localize: {} }
tellAgencyTimes(locale)
const serializeAuditValue = (pattern: string) =>
  locale.localize
    ?.preprocessor?.(
      date,
      (pattern.match(/\w+|./g) ?? []).map((value) => ({ isToken: true, value })),
    )
    .map(({ value }) => value)
    .join('')

test('Payload’s moments are told by the agency’s clocks, its days as days, all else as it is', () => {
  expect(serializeAuditValue(momentFormat)).toBe('22 Nov 2026, 01:30 IST')
  expect(serializeAuditValue(dayFormat)).toBe('21 Nov 2026')
  expect(serializeAuditValue('MMMM yyyy')).toBe('MMMM yyyy')
})
