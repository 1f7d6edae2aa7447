import { agencyTimeZone } from './agency'

const minute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: agencyTimeZone,
})
// In India's English the zone has its short name; in others it is an offset.
const zone = new Intl.DateTimeFormat('en-IN', { timeZone: agencyTimeZone, timeZoneName: 'short' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: agencyTimeZone })
const calendar = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** Patterns by which Payload's views are told to show moments and days; our screens' functions make them. */
export const momentFormat = 'd MMM yyyy, HH:mm O'
export const dayFormat = 'd MMM yyyy'

type Moment = string | Date

/** A moment as the back office writes it, by the agency's clocks and with their zone: “21 Nov 2026, 18:30 IST”. */
export function formatTime(moment: Moment): string {
  const date = new Date(moment)
  const name = zone.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value
  return `${minute.format(date)} ${name}`
}

/** The day of a moment by the agency's clocks: “21 Nov 2026”. */
export const formatDay = (moment: Moment): string => day.format(new Date(moment))

/** A day that is none of a moment, `2026-12-24` with or without a midnight behind it: “24 Dec 2026”. */
export const formatCalendarDay = (date: string): string => calendar.format(new Date(date.slice(0, 10)))
