import { daysAfter } from './dayRange'
import { startOfDay, toLocalTime } from './localTime'

/** A calendar day in a time zone. */
export interface Day {
  /** As in 2026-11-21. */
  date: string
  start: Date
  /** The start of the next day. */
  end: Date
}

/** The last days up to today in a time zone, oldest first. Days with a clock change are shorter or longer. */
export function lastDays(count: number, now: Date, timeZone: string): Day[] {
  const today = toLocalTime(now.getTime(), timeZone).slice(0, 10)
  const dates = Array.from({ length: count }, (_, index) => daysAfter(today, index - count + 1))
  return dates.map((date) => ({
    date,
    start: startOfDay(date, timeZone),
    end: startOfDay(daysAfter(date, 1), timeZone),
  }))
}
