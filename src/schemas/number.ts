import * as z from 'zod'
import { required } from './required'

const digits = (number: number) => number.toLocaleString('en')

/** A whole number between two inclusive bounds. */
export function wholeNumber(min: number, max: number) {
  const range = `From ${digits(min)} to ${digits(max)}.`
  return z
    .int('Enter a whole number.')
    .min(min, min === 0 ? "This can't be less than 0." : range)
    .max(max, range)
}

/** A whole number above 0; `missing` is the message if there is none. */
export const amount = (max: number, missing: string) =>
  z
    .int('Enter a whole number.')
    .max(max, `Enter at most ${digits(max)}.`)
    .refine((number) => number > 0, required(missing))
