import { isEmailAddress } from './email'

/** What an inquiry must hold, in the order of the form: specification §5. */
const requiredInquiryFields = ['fullName', 'email', 'serviceType', 'description'] as const

/** What a visitor fills in, in the order of the form. */
export const inquiryFields = ['fullName', 'email', 'phone', 'serviceType', 'description'] as const
export type InquiryField = (typeof inquiryFields)[number]
export type InquiryFields = Record<InquiryField, string>

/** What is wrong with a field. `invalid`: the server refuses it, for a reason that the form does not know. */
export type FieldProblem = 'missing' | 'email' | 'invalid'
export type FieldProblems = Partial<Record<InquiryField, FieldProblem>>

/** What is wrong with an inquiry before it is sent. */
export function inquiryProblems(fields: Partial<InquiryFields>): FieldProblems {
  const problems: FieldProblems = {}
  for (const name of requiredInquiryFields) if (!fields[name]?.trim()) problems[name] = 'missing'
  if (!problems.email && !isEmailAddress(fields.email?.trim() ?? '')) problems.email = 'email'
  return problems
}

/** The same for what the server refused, by the paths that it names. */
export function refusedFields(fields: Partial<InquiryFields>, paths: readonly string[]): FieldProblems {
  const problems: FieldProblems = inquiryProblems(fields)
  for (const name of inquiryFields) {
    if (paths.includes(name)) problems[name] ??= name === 'email' ? 'email' : 'invalid'
  }
  return problems
}

/** The fields with a problem, in the order of the form. */
export const fieldsAtFault = (problems: FieldProblems): InquiryField[] =>
  inquiryFields.filter((name) => problems[name])

/** What is told first of several problems. */
export function worstProblem(problems: FieldProblems): FieldProblem | undefined {
  const found = Object.values(problems)
  return (['missing', 'email', 'invalid'] as const).find((problem) => found.includes(problem))
}
