import type { Payload } from 'payload'
import { processGlobal } from '../processGlobal'

const open = processGlobal<{ cms?: Payload }>('cms', () => ({}))

/** Provides the CMS to everything that reads content; called once, when it is up. */
export function setCms(payload: Payload): void {
  open.cms = payload
}

/**
 * The running CMS; the site's pages only read through `src/content`.
 * @throws {Error} before the database is open
 */
export async function getCms(): Promise<Payload> {
  if (!open.cms) throw new Error('The database is not open.')
  return open.cms
}
