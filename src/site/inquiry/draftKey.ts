/** Under which name a visitor's text is kept: see `inquiryDraft`. */
export const draftKey = 'inquiry'

/** Whether something is kept of an inquiry in this tab. */
export function isDraftKept(): boolean {
  try {
    return sessionStorage.getItem(draftKey) !== null
  } catch {
    return false
  }
}
