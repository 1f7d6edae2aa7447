import type { ZodType } from 'zod'
import { isMissing } from './required'

/** The fields that a schema rejects, without duplicates, and which of them are empty. */
export function problemsOf(schema: ZodType, body: unknown) {
  const issues = schema.safeParse(body).error?.issues ?? []
  const names = (found: typeof issues) => [...new Set(found.map(({ path }) => path.join('.')))]
  return { wrong: names(issues), missing: names(issues.filter(isMissing)) }
}
