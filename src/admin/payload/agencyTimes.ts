import { dayFormat, formatCalendarDay, formatTime, momentFormat } from '@/domain/clock'

interface Part {
  isToken: boolean
  value: string
}

interface Locale {
  localize?: { preprocessor?: (date: Date, parts: Part[]) => Part[] }
}

const whole = (value: string): Part[] => [{ isToken: false, value }]

function agencyTimes(date: Date, parts: Part[]): Part[] {
  const pattern = parts.map(({ value }) => value).join('')
  const iso = new Date(+date).toISOString()
  if (pattern === momentFormat) return whole(formatTime(iso))
  return pattern === dayFormat ? whole(formatCalendarDay(iso)) : parts
}

/**
 * Makes Payload's views show times in the agency's time zone. They have no setting for it: versions show one time in
 * the browser's zone and the next in the server's. date-fns asks the locale first, as it does for French, so the
 * locale can answer.
 */
export function showAgencyTimes(locale: Locale | undefined): void {
  if (locale?.localize) locale.localize.preprocessor = agencyTimes
}
