import { expect, test } from 'vitest'
import { daysAfter, isDay, timeRange } from './dayRange'

test('days start and end in the agency’s time zone', () => {
  expect(timeRange({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
    start: '2026-10-31T18:30:00.000Z',
    end: '2026-11-30T18:30:00.000Z',
  })
  expect(timeRange({})).toEqual({})
})

test('the last day of the century ends in the next one', () => {
  expect(timeRange({ to: '2099-12-31' })).toEqual({ end: '2099-12-31T18:30:00.000Z' })
  expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01')
})

test.each(['2026-02-30', '2026-13-01', '1999-12-31', '2100-01-01', '9999-12-31', '2026-1-1', 'x', ''])(
  '%s is no day',
  (text) => expect(isDay(text)).toBe(false),
)

test('a leap day is a day', () => expect(isDay('2028-02-29')).toBe(true))
