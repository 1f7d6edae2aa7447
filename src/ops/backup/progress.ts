/** Told how far a step is; `total` is missing where nobody knows it yet. May throw: the work then stops. */
export type Report = (step: string, done: number, total?: number) => void

export const silent: Report = () => {}

const unit = 1024
const units = ['B', 'kB', 'MB', 'GB', 'TB']

/** 1536 → "1.5 kB". */
export function inBytes(bytes: number): string {
  const power = bytes < unit ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(unit)))
  const value = bytes / unit ** power
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[power]}`
}

/** "1 file", "1,200 files". */
export const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
