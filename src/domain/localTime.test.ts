import { expect, test } from 'vitest'
import { fromLocalTime, toLocalTime } from './localTime'

test('a time converts to local time and back', () => {
  expect(toLocalTime('2026-11-21T04:00:59.999Z', 'Asia/Kolkata')).toBe('2026-11-21T09:30')
  expect(fromLocalTime('2026-11-21T09:30', 'Asia/Kolkata')).toBe('2026-11-21T04:00:00.000Z')
  expect(toLocalTime('2026-12-31T18:30:00Z', 'Asia/Kolkata')).toBe('2027-01-01T00:00')
  expect(fromLocalTime('2027-01-01T00:00', 'Asia/Kolkata')).toBe('2026-12-31T18:30:00.000Z')
  expect(fromLocalTime('2026-07-01T12:00', 'America/New_York')).toBe('2026-07-01T16:00:00.000Z')
})

test('a repeated hour means its first occurrence; a skipped one means the next hour', () => {
  expect(fromLocalTime('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  expect(fromLocalTime('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
  expect(fromLocalTime('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
})

test.each(['', '2026-11-21', '2026-13-01T00:00', '2026-11-21T25:00', 'soon'])('%s is not a date', (text) => {
  expect(fromLocalTime(text, 'Asia/Kolkata')).toBeNull()
})
