import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod'
import { isMissing } from '@/schemas/required'
import { fieldOf } from './fieldOf'

// The content security policy forbids the code that zod would make of a schema, and a mere try is reported.
if (typeof window !== 'undefined') z.config({ jitless: true })

/**
 * Checks a form by the schema of the endpoint that takes it. The type of an error is `required` where a field is not
 * filled in, else `validate`.
 * @param toBody what is sent of the values
 */
export const schemaResolver =
  (schema: z.ZodType, toBody: (values: FieldValues) => unknown): Resolver<Record<string, unknown>> =>
  (values, _context, options) => {
    const { error } = schema.safeParse(toBody(values))
    if (!error) return { values, errors: {} }
    const errors: Record<string, FieldError> = {}
    for (const issue of error.issues) {
      const type = isMissing(issue) ? 'required' : 'validate'
      errors[fieldOf(values, issue.path) || 'root'] ??= { type, message: issue.message }
    }
    return { values: {}, errors: toNestErrors(errors, options) }
  }

/** Whether a field is not filled in. */
export const isAnyMissing = (errors: object): boolean =>
  Object.values(errors).some(
    (error) => typeof error === 'object' && error && (error.type === 'required' || isAnyMissing(error)),
  )
