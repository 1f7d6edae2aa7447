/** The visitor's consent to analytics; null if not asked yet. */
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
    // Storage is unavailable: the choice lasts until the page is left.
  }
}
