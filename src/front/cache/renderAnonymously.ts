import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { localePrefix } from '@/domain/locales'
import { missingPageMeta } from '@/domain/missingPageMeta'
import { settings } from '@/settings'
import { isPage } from './policy'
import { CollectingResponse, type Handler, type Rendering } from './Rendering'
import { isRendering, startRendering } from './underWay'

/** Stored text can't contain this element: it would be escaped. */
const isMarkedMissing = ({ body }: Rendering) =>
  body.includes(`<meta name="${missingPageMeta}" content="404"/>`)

/**
 * Whether it is Next's own page for missing ones, which is empty without scripts (decision 012); Next serves it if none
 * of our routes matched.
 */
const isEmpty = (rendering: Rendering, url: string) =>
  rendering.status === 404 &&
  /^text\/html/.test(String(rendering.headers['content-type'])) &&
  isPage(url) &&
  !isMarkedMissing(rendering)

const prefix = new RegExp(`^${localePrefix}(?=/)`)

/** A URL without a page, in the same language: renders our own 404 page. */
const missing = (url: string) => `${prefix.exec(url)?.[0] ?? ''}/not-found`

const { host, protocol } = new URL(settings.siteUrl)

async function renderOnce(handler: Handler, url: string): Promise<Rendering> {
  const req = new IncomingMessage(new Socket())
  req.method = 'GET'
  req.url = url
  req.headers = { host, accept: '*/*', 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-for': '' }
  req.push(null)
  const res = new CollectingResponse(req)
  const end = startRendering(url)
  try {
    await handler(req, res)
    return await res.rendering
  } finally {
    end()
  }
}

/**
 * Renders a URL for an anonymous visitor: a GET without any headers of the visitor, so that no cookie, host or
 * language ends up in the shared page. Shows all that was stored when it was called.
 */
export async function renderAnonymously(handler: Handler, url: string): Promise<Rendering> {
  // What Next shares may have started before a change; what comes after it has not.
  const isShared = isRendering(url)
  const first = await renderOnce(handler, url)
  const rendering = isShared ? await renderOnce(handler, url) : first
  if (rendering.status === 200 && isMarkedMissing(rendering)) return { ...rendering, status: 404 }
  if (isEmpty(rendering, url) && url !== missing(url)) return renderAnonymously(handler, missing(url))
  // Next's status for it; a 301 is fine, as this is always a GET.
  return rendering.status === 308 ? { ...rendering, status: 301 } : rendering
}
