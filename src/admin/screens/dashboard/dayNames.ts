const named = (options: Intl.DateTimeFormatOptions) => {
  // The dates are calendar days; UTC leaves them unchanged.
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`))
}

/** `2026-11-21` as “21 Nov”. */
export const shortDay = named({ day: 'numeric', month: 'short' })
/** `2026-11-21` as “Saturday 21 November 2026”. */
export const longDay = named({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** `2026-11-21` as “Sat 21 Nov”. */
export const weekDay = named({ weekday: 'short', day: 'numeric', month: 'short' })

/** `2026-11` as “Nov 2026”. */
const month = named({ month: 'short', year: 'numeric' })
export const monthName = (period: string) => month(`${period}-01`)
