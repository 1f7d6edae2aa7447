import type { Payload } from 'payload'

const key = Symbol.for('frontdesk.cms')
// On globalThis: the front server's modules and Next's are two graphs in one process.
const holder = globalThis as { [key]?: Payload }

/** Provides the CMS to everything that reads content; called once, when it is up. */
export function setCms(payload: Payload): void {
  holder[key] = payload
}

/**
 * The running CMS; the site's pages only read through `src/content`.
 * @throws {Error} before the database is open
 */
export async function getCms(): Promise<Payload> {
  const payload = holder[key]
  if (!payload) throw new Error('The database is not open.')
  return payload
}
