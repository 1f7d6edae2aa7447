import { log } from '@/logging/requestLog'
import { lighten } from './lighten'
import type { Kind } from './policy'
import type { Handler, Rendering } from './Rendering'
import { renderForAnybody } from './renderForAnybody'

/** Renders an address for everybody, as light as it can be. A page that is not recognised is given whole. */
export async function renderLight(handler: Handler, address: string, kind: Kind): Promise<Rendering> {
  const rendering = await renderForAnybody(handler, address)
  const isHtml = String(rendering.headers['content-type']).startsWith('text/html')
  if (kind !== 'page' || !isHtml || rendering.status >= 500) return rendering
  const light = lighten(rendering.body.toString('utf8'))
  if (light !== undefined) return { ...rendering, body: Buffer.from(light) }
  log.warn({ address }, 'a page is given with all of its scripts: one of them is not known')
  return rendering
}
