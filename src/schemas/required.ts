import type * as z from 'zod'

/** What a refinement says of a field that must be filled in: forms call it “Missing Information” (specification §5). */
export const required = (error = 'This field is required.') => ({
  error,
  params: { isMissing: true },
  abort: true,
})

/** Whether a field is not filled in, rather than wrong. */
export const isMissing = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'custom' && issue.params?.isMissing === true
