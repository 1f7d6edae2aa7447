import { day } from './durations'

/** Date-time inputs by the clocks of a time zone, to the minute: specification §5. */

const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** What the clocks of a time zone show at a moment, as an input takes it: `2026-11-21T09:30`. */
export function toLocalTime(moment: string | number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return format.format(new Date(moment)).replace(' ', 'T')
}

/**
 * The moment at which the clocks of a time zone show this, in ISO 8601; null for what is no date. Of an
 * hour that they show twice the first is meant, one that they skip counts as the next.
 */
export function fromLocalTime(local: string, timeZone: string): string | null {
  const shown = pattern.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  if (Number.isNaN(shown)) return null
  const ahead = (moment: number) => Date.parse(`${toLocalTime(moment, timeZone)}Z`) - moment
  // The clocks may have been changed around then: by those of the day before and of the day after.
  const guesses = [shown - ahead(shown - day), shown - ahead(shown + day)]
  const right = guesses.filter((guess) => guess + ahead(guess) === shown)
  return new Date(right.length ? Math.min(...right) : Math.max(...guesses)).toISOString()
}
