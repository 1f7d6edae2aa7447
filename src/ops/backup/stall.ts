/** Milliseconds between two looks. */
export const pace = 60_000

/** Minutes. The largest step without a sign is the copy of a database of SQLite. */
export const stallLimit = 30

/**
 * Calls `act` once nothing has shown progress for so many minutes in which this process was free to see it: a disk
 * of the network that hangs, or a database, must not hold up the backups after it for good.
 * @returns what shows progress, and what ends the watch
 */
export function watchForStall(minutes: number, act: () => void) {
  let looks = 0
  const timer = setInterval(() => {
    looks += 1
    if (looks < minutes) return
    clearInterval(timer)
    act()
  }, pace)
  timer.unref()
  return {
    progress: () => {
      looks = 0
    },
    end: () => clearInterval(timer),
  }
}
