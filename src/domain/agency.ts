/** The agency's time zone (its hours are in IST); the days in its figures start and end here. */
export const agencyTimeZone = 'Asia/Kolkata'
