const units = ['B', 'kB', 'MB', 'GB', 'TB']

/** 1,500,000 → "1.5 MB"; less than a megabyte without a decimal. */
export function formatBytes(bytes: number): string {
  let [value, power] = [bytes, 0]
  while (Math.round(value) >= 1000 && power < units.length - 1) {
    value /= 1000
    power += 1
  }
  return `${power < 2 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[power]}`
}
