import { expect, test } from 'vitest'
import { formatCalendarDay, formatDay, formatTime } from './clock'

test('a time is shown in the agency’s time zone, with its name', () => {
  expect(formatTime('2026-11-21T13:00:00Z')).toBe('21 Nov 2026, 18:30 IST')
  expect(formatTime(new Date('2026-12-31T20:00:00Z'))).toBe('1 Jan 2027, 01:30 IST')
})

test('a day is the one in the agency’s time zone', () => {
  expect(formatDay('2026-12-31T20:00:00Z')).toBe('1 Jan 2027')
})

test('a calendar day is the same in every time zone', () => {
  expect(formatCalendarDay('2026-12-24')).toBe('24 Dec 2026')
  expect(formatCalendarDay('2026-12-24T00:00:00.000Z')).toBe('24 Dec 2026')
})
