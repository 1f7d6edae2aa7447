import { agencyTimeZone } from './agency'
import { day } from './durations'
import { startOfDay } from './localTime'

/** Calendar days as in 2026-11-21, both included. */
export interface DayRange {
  from?: string | undefined
  to?: string | undefined
}

/** Instants in ISO 8601: from the first one, up to but without the second. */
export interface TimeRange {
  start?: string | undefined
  end?: string | undefined
}

const pattern = /^20\d\d-\d\d-\d\d$/

/** Whether a text is a day of this century that exists. */
export function isDay(text: string): boolean {
  const date = pattern.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The calendar day some days later. */
export const daysAfter = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + count * day).toISOString().slice(0, 10)

const startOf = (date: string): string => startOfDay(date, agencyTimeZone).toISOString()

/** The time that days span in the agency's time zone. */
export const timeRange = ({ from, to }: DayRange): TimeRange => ({
  ...(from && { start: startOf(from) }),
  ...(to && { end: startOf(daysAfter(to, 1)) }),
})
