import { daysAfter } from '@/domain/dayRange'
import { fromLocalTime, toLocalTime } from '@/domain/localTime'

/** When a time of day last occurred in a time zone. */
function lastOccurrence(at: string, zone: string, now: number): number {
  const today = toLocalTime(now, zone).slice(0, 10)
  // A local day may last 23 or 25 hours.
  const yesterday = daysAfter(today, -1)
  const on = (date: string) => Date.parse(String(fromLocalTime(`${date}T${at}`, zone)))
  return on(today) > now ? on(yesterday) : on(today)
}

export interface Schedule {
  /** Time of day, `HH:MM`. */
  at: string
  /** Time zone, such as Asia/Kolkata. */
  zone: string
}

/** Whether a daily backup is due: its time has come since the last one started. A missed one is made up for. */
export function isBackupDue({ at, zone, last, now }: Schedule & { last: Date; now: Date }): boolean {
  // If the clock was ahead during the last one, backups must not wait for that time.
  return last.getTime() < lastOccurrence(at, zone, now.getTime()) || last > now
}
