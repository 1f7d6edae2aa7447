/**
 * Whether a daily backup is due: its time has come since the last one was begun. One that was missed, because
 * nothing ran then, is made up for.
 * @param at time of day, `HH:MM` by the clock of the machine
 */
export function isBackupDue({ at, last, now }: { at: string; last: Date; now: Date }): boolean {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const time = new Date(now)
  time.setHours(hours, minutes, 0, 0)
  if (time > now) time.setDate(time.getDate() - 1)
  // A clock that was ahead when the last one was begun must not stop backups until it is overtaken.
  return last < time || last > now
}
