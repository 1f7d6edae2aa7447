const loopback = ['localhost', '127.0.0.1', '[::1]']

/** The origins of a site: its own, and on one's own machine each name of that machine. */
export function ownOrigins(siteUrl: string): string[] {
  const url = new URL(siteUrl)
  if (!loopback.includes(url.hostname)) return [url.origin]
  return loopback.map((name) => `${url.protocol}//${name}${url.port && `:${url.port}`}`)
}
