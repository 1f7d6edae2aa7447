/** What the visitor said to having their visits counted; null: nothing yet. */
export type Consent = 'granted' | 'denied' | null

const key = 'analytics-consent'
const wish = new EventTarget()
let isWished = false

/** Has the question asked again; where its script is still on the way, as soon as it is there. */
export function askAgain(): void {
  isWished = true
  wish.dispatchEvent(new Event('ask'))
}

/** @returns how to stop listening */
export function onAskedAgain(ask: () => void): () => void {
  const listen = () => {
    if (isWished) ask()
    isWished = false
  }
  listen()
  wish.addEventListener('ask', listen)
  return () => wish.removeEventListener('ask', listen)
}

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
