/** The storage key of a visitor's input; see `inquiryDraft`. */
export const draftKey = 'inquiry'

/** Whether this tab has stored input. */
export function isDraftKept(): boolean {
  try {
    return sessionStorage.getItem(draftKey) !== null
  } catch {
    return false
  }
}
