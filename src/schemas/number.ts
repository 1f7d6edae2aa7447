import * as z from 'zod'
import { required } from './required'

const digits = (number: number) => number.toLocaleString('en')

/** A whole number between two bounds, which belong to it. */
export function wholeNumber(min: number, max: number) {
  const range = `From ${digits(min)} to ${digits(max)}.`
  return z
    .int('Enter a whole number.')
    .min(min, min === 0 ? "This can't be less than 0." : range)
    .max(max, range)
}

/** A whole number of more than 0; `missing` says so. */
export const amount = (max: number, missing: string) =>
  z
    .int('Enter a whole number.')
    .max(max, `Enter at most ${digits(max)}.`)
    .refine((number) => number > 0, required(missing))
