/** Told how far a step is; `total` is missing where nobody knows it yet. May throw: the work then stops. */
export type Report = (step: string, done: number, total?: number) => void

export const silent: Report = () => {}

/** "1 file", "1,200 files". */
export const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
