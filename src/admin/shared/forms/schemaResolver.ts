import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod'
import { isMissing } from '@/schemas/required'
import { fieldOf } from './fieldOf'

// zod compiles schemas with eval, which the content security policy blocks; even the attempt is reported.
if (typeof window !== 'undefined') z.config({ jitless: true })

/**
 * Validates a form with the schema of the endpoint it is sent to. Error types are `required` for an empty field,
 * otherwise `validate`.
 * @param toBody converts form values to the request body
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

export const isAnyMissing = (errors: object): boolean =>
  Object.values(errors).some(
    (error) => typeof error === 'object' && error && (error.type === 'required' || isAnyMissing(error)),
  )
