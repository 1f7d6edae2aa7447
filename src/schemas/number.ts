import * as z from 'zod'
import { required } from './required'

const whole = (max: number) =>
  z
    .number('Enter a number.')
    .int('Enter a whole number.')
    .max(max, `Enter at most ${max.toLocaleString('en')}.`)

/** A whole number between two bounds, which belong to it. */
export const wholeNumber = (min: number, max: number) =>
  whole(max).min(
    min,
    min === 0 ? "This can't be less than 0." : `Enter at least ${min.toLocaleString('en')}.`,
  )

/** A whole number of more than 0; `missing` says so. */
export const amount = (max: number, missing: string) =>
  whole(max).refine((number) => number > 0, required(missing))
