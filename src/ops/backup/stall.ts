/** Milliseconds between two checks. */
export const checkInterval = 60_000

/** Minutes. The longest step without progress is copying a SQLite database. */
export const stallLimit = 30

/**
 * Calls `act` after so many minutes without progress in which this process could have seen any: a hanging network disk
 * or database must not block later backups forever.
 * @returns functions that report progress and that end the watch
 */
export function watchForStall(minutes: number, act: () => void) {
  let checks = 0
  const timer = setInterval(() => {
    checks += 1
    if (checks < minutes) return
    clearInterval(timer)
    act()
  }, checkInterval)
  timer.unref()
  return {
    progress: () => {
      checks = 0
    },
    end: () => clearInterval(timer),
  }
}
