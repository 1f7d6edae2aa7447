/** The field in which Payload's forms send the version they are based on; removed before storing. */
export const editKey = 'editing'

/** Fields of every entry that the server sets. */
export const serverFields: readonly string[] = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status']

/** The version a form is based on, and which form it is. */
export interface FormEdit {
  /** Fingerprints of the fields as the form loaded them. */
  base: Record<string, string>
  /** Identifies one open form, as a person may have several. */
  writer: string
}

/** Why a save was rejected, for the form. */
export type EditRefusal = 'conflict' | 'gone'

/** The same reasons in words. */
export const refusalMessages: Record<EditRefusal, string> = {
  conflict: 'Someone else has changed this.',
  gone: 'Someone else has deleted this.',
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 64

/** What a form sent; null if malformed. */
export function parseEdit(sent: unknown): FormEdit | null {
  if (typeof sent !== 'object' || sent === null) return null
  const { base, writer } = sent as Partial<Record<keyof FormEdit, unknown>>
  if (typeof base !== 'object' || base === null || !isText(writer)) return null
  return Object.values(base).every(isText) ? { base: base as FormEdit['base'], writer } : null
}
