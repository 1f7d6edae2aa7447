import type { Payload } from 'payload'

const key = Symbol.for('frontdesk.cms')
// On globalThis: the front server's modules and Next's are two graphs in one process.
const holder = globalThis as { [key]?: Payload }

/** Keeps the CMS for all that reads content; called once, when it is up. */
export function setCms(payload: Payload): void {
  holder[key] = payload
}

/**
 * The running CMS; the site's pages read through `src/content` only.
 * @throws {Error} before the database has been opened
 */
export async function getCms(): Promise<Payload> {
  const payload = holder[key]
  if (!payload) throw new Error('The database is not open.')
  return payload
}
