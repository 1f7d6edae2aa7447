/** Every name of the local machine, as spelled in URLs. */
export const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/** The origins of a site: its own and, on a developer's machine, one for each of the machine's names. */
export function ownOrigins(siteUrl: string): string[] {
  const url = new URL(siteUrl)
  if (!loopbackHosts.includes(url.hostname)) return [url.origin]
  return loopbackHosts.map((name) => `${url.protocol}//${name}${url.port && `:${url.port}`}`)
}
