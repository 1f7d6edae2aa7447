/** Something the product stores in a browser. A name ending in … is a prefix. */
export interface StoredInBrowser {
  names: readonly string[]
  purpose: 'currency' | 'theme' | 'inquiry' | 'viewed' | 'consent' | 'analytics' | 'staff'
  retention: 'cleared' | 'sent' | 'tab' | 'years' | 'logout'
}

/** Everything the product stores in a browser. The privacy page lists it; a test compares it with what is stored. */
export function storedInBrowser(measures: { analyticsId: string | null; asks: boolean }): StoredInBrowser[] {
  const { analyticsId, asks } = measures
  return [
    { names: ['currency'], purpose: 'currency', retention: 'cleared' },
    { names: ['theme'], purpose: 'theme', retention: 'cleared' },
    { names: ['inquiry'], purpose: 'inquiry', retention: 'sent' },
    { names: ['viewed:…'], purpose: 'viewed', retention: 'tab' },
    ...(analyticsId && asks
      ? [{ names: ['analytics-consent'], purpose: 'consent', retention: 'cleared' } as const]
      : []),
    ...(analyticsId ? [{ names: ['_ga…'], purpose: 'analytics', retention: 'years' } as const] : []),
    { names: ['payload-…', 'auth_token', 'auth_user', 'frontdesk_…'], purpose: 'staff', retention: 'logout' },
  ]
}
