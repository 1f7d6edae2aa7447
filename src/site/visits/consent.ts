/** What the visitor said to having their visits counted; null: nothing yet. */
export type Consent = 'granted' | 'denied' | null

const key = 'analytics-consent'
/** Sent to the window by whoever wants the question asked again. */
export const askAgain = 'frontdesk:ask-consent'

export function storedConsent(): Consent {
  try {
    const value = localStorage.getItem(key)
    return value === 'granted' || value === 'denied' ? value : null
  } catch {
    return null
  }
}

export function storeConsent(value: 'granted' | 'denied'): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is closed to us: the answer holds until the page is left.
  }
}
