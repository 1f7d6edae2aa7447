import { isEmailAddress } from './email'

/** The required fields in form order (specification §5). */
const requiredInquiryFields = ['fullName', 'email', 'serviceType', 'description'] as const

/** The visible fields in form order. */
export const inquiryFields = ['fullName', 'email', 'phone', 'serviceType', 'description'] as const
export type InquiryField = (typeof inquiryFields)[number]
export type InquiryFields = Record<InquiryField, string>

/** What is wrong with a field. `invalid`: the server rejected it for a reason the form doesn't know. */
export type FieldProblem = 'missing' | 'email' | 'invalid'
export type FieldProblems = Partial<Record<InquiryField, FieldProblem>>

/** Validates an inquiry before it is sent. */
export function inquiryProblems(fields: Partial<InquiryFields>): FieldProblems {
  const problems: FieldProblems = {}
  for (const name of requiredInquiryFields) if (!fields[name]?.trim()) problems[name] = 'missing'
  if (!problems.email && !isEmailAddress(fields.email?.trim() ?? '')) problems.email = 'email'
  return problems
}

/** The problems of an inquiry that the server rejected, from the paths it named. */
export function refusedFields(fields: Partial<InquiryFields>, paths: readonly string[]): FieldProblems {
  const problems: FieldProblems = inquiryProblems(fields)
  for (const name of inquiryFields) {
    if (paths.includes(name)) problems[name] ??= name === 'email' ? 'email' : 'invalid'
  }
  return problems
}

/** The fields with a problem, in form order. */
export const invalidFields = (problems: FieldProblems): InquiryField[] =>
  inquiryFields.filter((name) => problems[name])

/** The problem to report first. */
export function mostSeriousProblem(problems: FieldProblems): FieldProblem | undefined {
  const found = Object.values(problems)
  return (['missing', 'email', 'invalid'] as const).find((problem) => found.includes(problem))
}
