/** A mail server may be down for a weekend: tried again after 20 s, then twice as late each time, for 3.8 days. */
export const mailRetries = { attempts: 14, backoff: { type: 'exponential' as const, delay: 20_000 } }
