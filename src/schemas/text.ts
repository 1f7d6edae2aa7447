import * as z from 'zod'
import { contentLimits } from '@/domain/categories'
import { isInDateRange } from '@/domain/clock'
import { cutText } from '@/domain/cutText'
import { isEmailAddress } from '@/domain/email'
import { hasVisibleText } from '@/domain/hasVisibleText'
import { maxSlugLength, slugPattern } from '@/domain/slug'
import { isSafeUrl, unsafeUrlProblem } from '@/domain/url'
import { withoutControls } from '@/domain/withoutControls'
import { required } from './required'

const hasNoNul = (value: string) => !value.includes('\0')
const nulMessage = 'must not contain NUL characters'

/** A text with the space around it. Feeds and translation files can't hold control characters. */
export const rawText = z.string().refine(hasNoNul, nulMessage).overwrite(withoutControls)

const atMost = (max: number) => `at most ${max.toLocaleString('en')} characters`

/** Counts as Payload's fields and browsers do: an emoji is two or more. Zod's own `max` counts it as one. */
export const fits = (max: number) => (value: string) => value.length <= max

const anyText = (max: number) => rawText.trim().refine(fits(max), `Use ${atMost(max)}.`)

/** A required text, with something to see; `missing` is the message if there is nothing. */
export const text = (max: number, missing?: string) => anyText(max).refine(hasVisibleText, required(missing))

/** A required choice from some values. */
export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  missing: string,
) =>
  z
    .string()
    .refine((value) => value !== '', required(missing))
    .pipe(z.enum(values))

/** A required email address. */
export const emailAddress = (max: number) =>
  text(max).pipe(z.string().refine(isEmailAddress, 'Enter a valid email address.'))

/** A text that may be empty or null, which clears the field. */
export const clearableText = (max: number) =>
  anyText(max)
    .nullable()
    .transform((value) => value || null)

/** An optional text; an empty one clears the field. */
export const optionalText = (max: number) => clearableText(max).default(null)

/** One of some values; an empty one or null clears the field. */
export const clearableChoice = <const Values extends [string, ...string[]]>(values: Values) =>
  z
    .enum(['', ...values])
    .nullable()
    .transform((value) => (value || null) as Values[number] | null)

/** One of some values, or undefined. */
export const optionalChoice = <const Values extends [string, ...string[]]>(values: Values) =>
  clearableChoice(values).default(null)

const quoted = (value: unknown) => `“${cutText(String(value), 40)}”`

/** A list of texts, without blank ones. Its field shows all of them, so an error says which one is meant. */
const linesOf = (line: z.ZodType<string>, reduce = (lines: string[]) => lines) =>
  z
    .array(line)
    .transform((lines) => lines.filter(Boolean))
    .pipe(z.array(z.string()).max(contentLimits.listItems, `List at most ${contentLimits.listItems}.`))
    .transform(reduce)
    .default([])

const shortLine = (max: number) =>
  rawText
    .trim()
    .refine(fits(max), { error: ({ input }) => `${quoted(input)} is too long: use ${atMost(max)}.` })

/** A list of short texts, without blank ones and duplicates. */
export const textLines = linesOf(shortLine(contentLimits.listItem), (lines) => [...new Set(lines)])

const isBlankOrSafe = (value: string) => value === '' || isSafeUrl(value)

/** An optional URL. */
export const optionalUrl = anyText(contentLimits.url)
  .refine(isBlankOrSafe, unsafeUrlProblem)
  .nullable()
  .transform((value) => value || null)
  .default(null)

/** A list of URLs, without blank ones. */
export const urlLines = linesOf(
  shortLine(contentLimits.url).refine(isBlankOrSafe, {
    error: ({ input }) => `${quoted(input)} is not a URL. ${unsafeUrlProblem}`,
  }),
)

const isoDate = z.union([
  z.iso.date().transform((value) => `${value}T00:00:00Z`),
  z.iso.datetime({ offset: true }),
  z.iso.datetime({ offset: true, precision: -1 }),
  // The value of a date-time input; without a zone it is UTC.
  z.iso.datetime({ local: true }).transform((value) => `${value}Z`),
])

const invalidDate = 'Enter a valid date.'

/** An optional ISO 8601 time. */
export const optionalDate = z
  .union(
    [
      z.literal('').transform(() => null),
      isoDate.transform((value) => new Date(value).toISOString()).refine(isInDateRange, invalidDate),
    ],
    invalidDate,
  )
  .nullable()
  .default(null)

const slugMessage = 'Use lowercase letters, digits and single hyphens.'

/** A required slug. */
export const requiredSlug = text(maxSlugLength, 'A slug is required.').refine(
  (value) => slugPattern.test(value),
  slugMessage,
)

/** An optional slug; generated from the title if empty. */
export const optionalSlug = anyText(maxSlugLength)
  .refine((value) => value === '' || slugPattern.test(value), slugMessage)
  .nullable()
  .transform((value) => value ?? '')
  .default('')
