import { day } from '../../domain/durations'

const shifted = (moment: string, milliseconds: number) =>
  new Date(Date.parse(moment) + milliseconds).toISOString()

/** A number of days before a time (ISO 8601). */
export const before = (moment: string, days: number) => shifted(moment, -days * day)

/** Midnight of a day, as due dates are stored. */
export const midnightAfter = (moment: string, days: number) =>
  `${shifted(moment, days * day).slice(0, 10)}T00:00:00.000Z`

/**
 * Creation and update times of an entry. They are seconds apart, so they order its list and, because only the product
 * can set them, identify it.
 * @param place in its list, newest first
 */
export function timesAt(startedAt: string, place: number) {
  const at = shifted(startedAt, -place * 1000)
  return { createdAt: at, updatedAt: at }
}
