import { escapeHtml, unescapeHtml } from '@/domain/escape'
import { localizeLink } from '@/domain/siteLinks'
import type { PageContext } from '../page'

/** Stored rich text, sanitized by `content`. Internal links point to the visitor's language. */
export function RichText({ html, context: { site, contentLang } }: { html: string; context: PageContext }) {
  const led = html.replace(
    /(<a\b[^>]*?\bhref=")([^"]*)/g,
    (_, before: string, href: string) => before + escapeHtml(localizeLink(unescapeHtml(href), site)),
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: generated from Lexical by our own converters
  return <div lang={contentLang} className="prose" dangerouslySetInnerHTML={{ __html: led }} />
}
