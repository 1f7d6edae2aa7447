import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { defaultLocale, type Locale, locales, localizedPath } from '../domain/locales'
import { paths } from '../domain/paths'
import type { Translate } from '../i18n/messages'
import { translator } from '../i18n/translator'
import { pagePolicy } from './contentSecurity'
import { type ErrorText, errorLocale, inFrame } from './errorFrame'

type Status = 400 | 401 | 405 | 408 | 413 | 421 | 429 | 500 | 503

/** A URL's language, and its path without it. */
function read(address = '/'): { locale: Locale; path: string } {
  const [, prefix, rest = ''] = /^\/(\w\w)(?=[/?]|$)(.*)/.exec(address) ?? []
  const locale = locales.find((each) => each === prefix)
  return locale ? { locale, path: rest } : { locale: defaultLocale, path: address }
}

/** A product or post that fails to load is shown like a missing one (specification §2). */
function errorText(status: Status, path: string, t: Translate): ErrorText {
  if (status >= 500 && /^\/products\/[^?]/.test(path)) {
    return {
      title: t('missingProduct.title'),
      text: t('missingProduct.text'),
      ways: [[paths.products, t('missingProduct.back')]],
    }
  }
  if (status >= 500 && /^\/blog\/[^?]/.test(path)) {
    return {
      title: t('missingPost.title'),
      text: t('missingPost.text'),
      ways: [
        [paths.blog, t('missingPost.blog')],
        [paths.home, t('missingPost.home')],
      ],
    }
  }
  return {
    title: t(`errors.status${status}`),
    text: t(`errors.status${status}Text`),
    ways: [[paths.home, t('notFound.home')]],
  }
}

/** Statuses that people see; the others are for machines or floods, and get only a few bytes. */
const isForPeople = (status: Status) => [400, 405, 500, 503].includes(status)

/** Without a frame the page is self-contained: anything it would load may be broken. */
const styles = `
  :root { color-scheme: light dark; --paper: #fbfaf7; --ink: #14151f; --muted: #55586b; --fill: #4f46e5; --on: #fff }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #0c0d16; --ink: #f3f2ee; --muted: #a9acc0; --fill: #a5b4fc; --on: #0c0d16 }
  }
  body {
    box-sizing: border-box; min-height: 100vh; margin: 0 auto; padding: 3rem 1.5rem; max-width: 72rem;
    display: grid; align-content: center; justify-items: start;
    background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif;
  }
  h1 { margin: 2rem 0 0; max-width: 16ch; font-size: clamp(2.5rem, 6vw, 5rem); line-height: 1; letter-spacing: -0.03em }
  p { margin: 1.5rem 0 2.5rem; max-width: 46ch; font-size: 1.25rem; color: var(--muted) }
  nav { display: flex; flex-wrap: wrap; gap: 0.75rem }
  a {
    padding: 0.75rem 1.375rem; border: 1px solid transparent; border-radius: 0.625rem;
    background: var(--fill); color: var(--on); font-weight: 600; text-decoration: none;
  }
  a + a { background: none; border-color: currentColor; color: var(--ink) }
  a:focus-visible { outline: 2px solid var(--fill); outline-offset: 3px }
`

const logo = `<svg viewBox="0 0 32 32" width="48" height="48" aria-hidden="true">
<path d="M4 5h13.5L28 28 4 17.5z" fill="#6366f1"/><path d="M4 5l24 23-7.4-16.2L17.5 5z" fill="#4f46e5"/>
<path d="M4 21.5l9.5 4.2L4 28z" fill="#ffb020"/></svg>`

function page(status: Status, address: string | undefined): string {
  const { locale: named, path } = read(address)
  const locale = errorLocale(named)
  const problem = errorText(status, path, translator(locale))
  const framed = isForPeople(status) && inFrame(problem, locale)
  if (framed) return framed
  const { title, text, ways } = problem
  const links = ways.map(([to, label]) => `<a href="${localizedPath(locale, to)}">${label}</a>`)
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${styles}</style>
<body>
${logo}
<h1>${title}</h1>
<p>${text}</p>
<nav>${links.join('\n')}</nav>
</body>
</html>
`
}

/**
 * Responds with a page in the URL's language, or with JSON under /api; never with internal details.
 * @param headers of this response, in addition to those of its status
 */
export function fail(
  req: IncomingMessage,
  res: ServerResponse,
  status: Status,
  headers: OutgoingHttpHeaders = {},
): void {
  if (res.headersSent) return void res.destroy()
  const isApi = req.url?.startsWith('/api/')
  const message = translator(defaultLocale)(`errors.status${status}Text`)
  const body = isApi ? JSON.stringify({ message }) : page(status, req.url)
  res.removeHeader('content-encoding')
  res.writeHead(status, {
    'content-type': isApi ? 'application/json' : 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(!isApi && { 'content-security-policy': pagePolicy(body) }),
    ...(status === 429 && { 'retry-after': '60' }),
    ...(status === 503 && { 'retry-after': '5' }),
    ...headers,
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}
