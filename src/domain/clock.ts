import { agencyTimeZone } from './agency'

const minute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: agencyTimeZone,
})
// Only Indian English abbreviates the zone; other locales show an offset.
const zone = new Intl.DateTimeFormat('en-IN', { timeZone: agencyTimeZone, timeZoneName: 'short' })
// The only locale that writes dates and times like ISO 8601.
const sortable = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: agencyTimeZone,
})
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: agencyTimeZone })
const calendar = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** The date patterns in Payload's config; `agencyTimes` replaces what they produce. */
export const momentFormat = 'd MMM yyyy, HH:mm O'
export const dayFormat = 'd MMM yyyy'

type Moment = string | Date

/** A time in the agency's time zone: “21 Nov 2026, 18:30 IST”. */
export function formatTime(moment: Moment): string {
  const date = new Date(moment)
  const name = zone.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value
  return `${minute.format(date)} ${name}`
}

/** The same for programs, which sort it: “2026-11-21 18:30”. */
export const plainTime = (moment: Moment): string => sortable.format(new Date(moment))

/** The agency's date at a time: YYYY-MM-DD. */
export const agencyDay = (moment: Moment): string => plainTime(moment).slice(0, 10)

/** The day of a time, in the agency's time zone: “21 Nov 2026”. */
export const formatDay = (moment: Moment): string => day.format(new Date(moment))

/** A calendar day (`2026-12-24`, with or without a time of midnight): “24 Dec 2026”. */
export const formatCalendarDay = (date: string): string => calendar.format(new Date(date.slice(0, 10)))

/** Times are compared as texts, for which years need four digits; before 1900 it is a typing error. */
export const isInDateRange = (iso: string): boolean => /^(?:19|[2-9]\d)/.test(iso)
