import * as z from 'zod'

const told = (number: number) => number.toLocaleString('en')

/** A whole number between two bounds, which belong to it. */
export function wholeNumber(min: number, max: number) {
  const message = min === 0 ? 'This cannot be less than 0.' : `From ${told(min)} to ${told(max)}.`
  return z
    .number('Enter a number.')
    .int('Enter a whole number.')
    .min(min, message)
    .max(max, `At most ${told(max)}.`)
}
