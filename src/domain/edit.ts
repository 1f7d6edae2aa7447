/** Under this name Payload's forms say what they were made from; it is taken out before anything is stored. */
export const editKey = 'editing'

/** What a form was made from, and whose it is. */
export interface FormEdit {
  /** Fingerprints of the fields as this form read them. */
  base: Record<string, string>
  /** Tells one open form from another of the same person. */
  writer: string
}

/** Why a save was refused, as the form is told it. */
export type EditRefusal = 'conflict' | 'gone'

/** The same for a person. */
export const refusalMessages: Record<EditRefusal, string> = {
  conflict: 'Someone else has changed this.',
  gone: 'Someone else has deleted this.',
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 64

/** What a form sent; null for whatever is none. */
export function readEdit(sent: unknown): FormEdit | null {
  if (typeof sent !== 'object' || sent === null) return null
  const { base, writer } = sent as Partial<Record<keyof FormEdit, unknown>>
  if (typeof base !== 'object' || base === null || !isText(writer)) return null
  return Object.values(base).every(isText) ? { base: base as FormEdit['base'], writer } : null
}
