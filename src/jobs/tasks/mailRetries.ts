/** A mail server may be down for a weekend: retries start after 20 s, with doubling delays, and last 3.8 days. */
export const mailRetries = { attempts: 14, backoff: { type: 'exponential' as const, delay: 20_000 } }
