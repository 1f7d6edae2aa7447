import { expect, test } from 'vitest'
import { dayFormat, momentFormat } from '@/domain/clock'
import { showAgencyTimes } from './agencyTimes'

const date = new Date('2026-11-21T20:00:00Z')
const locale: Parameters<typeof showAgencyTimes>[0] & object = { localize: {} }
showAgencyTimes(locale)
const formatted = (pattern: string) =>
  locale.localize
    ?.preprocessor?.(
      date,
      (pattern.match(/\w+|./g) ?? []).map((value) => ({ isToken: true, value })),
    )
    .map(({ value }) => value)
    .join('')

test('Payload’s times are shown in the agency’s zone, dates as dates, everything else unchanged', () => {
  expect(formatted(momentFormat)).toBe('22 Nov 2026, 01:30 IST')
  expect(formatted(dayFormat)).toBe('21 Nov 2026')
  expect(formatted('MMMM yyyy')).toBe('MMMM yyyy')
})
