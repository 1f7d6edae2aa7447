import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastDays } from './days'

const india = 'Asia/Kolkata'
const newYork = 'America/New_York'

test('a day starts at midnight in its time zone, not in UTC', () => {
  const [yesterday, today] = lastDays(2, new Date('2026-11-21T18:00:00Z'), india)
  expect(yesterday?.date).toBe('2026-11-20')
  expect(today).toEqual({
    date: '2026-11-21',
    start: new Date('2026-11-20T18:30:00Z'),
    end: new Date('2026-11-21T18:30:00Z'),
  })
})

test('half past six in the evening UTC is the next day in India', () => {
  expect(lastDays(1, new Date('2026-11-21T18:29:59Z'), india)[0]?.date).toBe('2026-11-21')
  expect(lastDays(1, new Date('2026-11-21T18:30:00Z'), india)[0]?.date).toBe('2026-11-22')
})

test('days cross the ends of months, years and leap days', () => {
  const dates = (now: string) => lastDays(3, new Date(now), 'UTC').map(({ date }) => date)
  expect(dates('2028-03-01T12:00:00Z')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(dates('2027-01-01T00:00:00Z')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
})

test('a day with a clock change has 23 or 25 hours', () => {
  const hours = (now: string) => {
    const [day] = lastDays(1, new Date(now), newYork)
    return day && (day.end.getTime() - day.start.getTime()) / 3_600_000
  }
  expect(hours('2026-03-08T17:00:00Z')).toBe(23)
  expect(hours('2026-11-01T17:00:00Z')).toBe(25)
  expect(hours('2026-06-01T17:00:00Z')).toBe(24)
})

test('days follow each other without a gap, and the last one contains the present', () => {
  const zones = fc.constantFrom(
    india,
    newYork,
    'UTC',
    'Australia/Lord_Howe',
    'Pacific/Kiritimati',
    'Asia/Kathmandu',
  )
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(zones, moments, fc.integer({ min: 1, max: 30 }), (zone, now, count) => {
      const days = lastDays(count, now, zone)
      expect(days).toHaveLength(count)
      for (const [index, day] of days.entries()) {
        const next = days[index + 1]
        if (next) expect(next.start).toEqual(day.end)
      }
      const last = days[days.length - 1]
      expect(last && last.start <= now && now < last.end).toBe(true)
    }),
    { numRuns: 50 },
  )
})
