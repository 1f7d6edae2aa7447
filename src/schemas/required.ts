import type * as z from 'zod'

/** The message for a required field that is empty; forms show “Missing Information” (specification §5). */
export const required = (error = 'This field is required.') => ({
  error,
  params: { isMissing: true },
  abort: true,
})

/** Whether a field is empty, rather than invalid. */
export const isMissing = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'custom' && issue.params?.isMissing === true
