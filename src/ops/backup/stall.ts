/** Milliseconds between two checks. */
export const pace = 60_000

/** Minutes. The longest step without progress is copying a SQLite database. */
export const stallLimit = 30

/**
 * Calls `act` after so many minutes without progress in which this process could have seen any: a hanging network disk
 * or database must not block later backups forever.
 * @returns functions that report progress and that end the watch
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
