import { day as dayLength } from './durations'

/** A calendar day in a time zone. */
export interface Day {
  /** As in 2026-11-21. */
  date: string
  start: Date
  /** The start of the next day. */
  end: Date
}

/** Local time in a time zone, in milliseconds since 1970 as if it were UTC. */
function clockOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (instant: number): number => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, +value]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
    return Date.UTC(year, month - 1, day, hour, minute, second)
  }
}

/** The last days up to today in a time zone, oldest first. Days with a clock change are shorter or longer. */
export function lastDays(count: number, now: Date, timeZone: string): Day[] {
  const clock = clockOf(timeZone)
  const today = Math.floor(clock(now.getTime()) / dayLength) * dayLength
  const startOf = (midnight: number) => {
    const guess = midnight * 2 - clock(midnight)
    // The clocks may have changed between the guess and midnight.
    return new Date(guess + midnight - clock(guess))
  }
  const midnights = Array.from({ length: count + 1 }, (_, index) => today - (count - 1 - index) * dayLength)
  const starts = midnights.map(startOf)
  return midnights.slice(0, count).map((midnight, index) => ({
    date: new Date(midnight).toISOString().slice(0, 10),
    start: starts[index] as Date,
    end: starts[index + 1] as Date,
  }))
}
