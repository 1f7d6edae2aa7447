import { log } from '@/logging/requestLog'
import type { Kind } from './policy'
import type { Handler, Rendering } from './Rendering'
import { renderAnonymously } from './renderAnonymously'
import { stripNextScripts } from './stripNextScripts'

/** Renders a URL for an anonymous visitor, without Next's scripts. A page with an unknown script is sent unchanged. */
export async function renderStripped(handler: Handler, address: string, kind: Kind): Promise<Rendering> {
  const rendering = await renderAnonymously(handler, address)
  const isHtml = String(rendering.headers['content-type']).startsWith('text/html')
  // Nobody sees what Next writes into a redirect.
  const isShown = isHtml && !rendering.headers.location
  if (kind !== 'page' || !isShown || rendering.status >= 500) return rendering
  const light = stripNextScripts(rendering.body.toString('utf8'))
  if (light !== undefined) return { ...rendering, body: Buffer.from(light) }
  log.warn({ address }, 'a page is given with all of its scripts: one of them is not known')
  return rendering
}
