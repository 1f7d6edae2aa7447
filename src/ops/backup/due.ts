import { day } from '@/domain/durations'
import { fromLocalTime, toLocalTime } from '@/domain/localTime'

/** When a time of day last came, by the clocks of a zone. */
function lastOccurrence(at: string, zone: string, now: number): number {
  const on = (moment: number) =>
    Date.parse(String(fromLocalTime(`${toLocalTime(moment, zone).slice(0, 10)}T${at}`, zone)))
  return on(now) > now ? on(now - day) : on(now)
}

export interface Schedule {
  /** Time of day, `HH:MM`. */
  at: string
  /** By whose clocks: Asia/Kolkata. */
  zone: string
}

/**
 * Whether a daily backup is due: its time has come since the last one was begun. One that was missed, because
 * nothing ran then, is made up for.
 */
export function isBackupDue({ at, zone, last, now }: Schedule & { last: Date; now: Date }): boolean {
  // A clock that was ahead when the last one was begun must not stop backups until it is overtaken.
  return last.getTime() < lastOccurrence(at, zone, now.getTime()) || last > now
}
