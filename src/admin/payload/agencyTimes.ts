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
 * Lets Payload's views tell times by the agency's clocks. They know no zone: of a version they tell one time by the
 * browser's clock and the next by the server's. date-fns asks the locale first (as for French), so it can answer.
 */
export function tellAgencyTimes(locale: Locale | undefined): void {
  if (locale?.localize) locale.localize.preprocessor = agencyTimes
}
