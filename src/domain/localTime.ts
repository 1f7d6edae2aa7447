import { day } from './durations'

/** Values of date-time inputs in a time zone, to the minute (specification §5). */

const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** By time zone, as making one takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  formats.set(timeZone, format)
  return format
}

/** The local time at an instant, as a date-time input expects it: `2026-11-21T09:30`. */
export const toLocalTime = (moment: string | number, timeZone: string): string =>
  formatOf(timeZone).format(new Date(moment)).replace(' ', 'T')

/**
 * The instant of a local time, in ISO 8601; null if malformed. A repeated hour means its first occurrence, a skipped
 * one the next hour.
 */
export function fromLocalTime(local: string, timeZone: string): string | null {
  const shown = pattern.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  if (Number.isNaN(shown)) return null
  const ahead = (moment: number) => Date.parse(`${toLocalTime(moment, timeZone)}Z`) - moment
  // The clocks may change around then: try the offsets of the day before and the day after.
  const guesses = [shown - ahead(shown - day), shown - ahead(shown + day)]
  const right = guesses.filter((guess) => guess + ahead(guess) === shown)
  return new Date(right.length ? Math.min(...right) : Math.max(...guesses)).toISOString()
}

/** The instant at which a calendar day (`2026-11-21`) starts. An invalid date if malformed. */
export const startOfDay = (date: string, timeZone: string): Date =>
  new Date(fromLocalTime(`${date}T00:00`, timeZone) ?? Number.NaN)
