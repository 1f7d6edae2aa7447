/** What the visitor said to having their visits counted; null: nothing yet. */
export type Consent = 'granted' | 'denied' | null

const key = 'analytics-consent'

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
