import * as z from 'zod'

const moment = z.iso
  .datetime({ offset: true, error: 'Enter a valid date and time.' })
  .refine((value) => Date.parse(value) > Date.now(), 'Choose a time in the future.')
  .transform((value) => new Date(value).toISOString())

/** When an entry is to be published or unpublished; null cancels it. */
export const scheduleSchema = z.object({
  type: z.enum(['publish', 'unpublish']),
  at: moment.nullable(),
  /** The time that the caller has seen; if it was changed since, it stays. */
  seen: z.iso.datetime({ offset: true }).nullable().optional(),
})
