import { localizeLink } from '@/domain/siteLinks'
import { escapeHtml, unescapeHtml } from '@/rich-text/escape'
import type { PageContext } from '../page'

/** Stored rich text, cleaned by `content`. Internal links lead to the visitor's language. */
export function RichText({ html, context: { site, contentLang } }: { html: string; context: PageContext }) {
  const led = html.replace(
    /(<a\b[^>]*?\bhref=")([^"]*)/g,
    (_, before: string, href: string) => before + escapeHtml(localizeLink(unescapeHtml(href), site)),
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Lexical by our own converters
  return <div lang={contentLang} className="prose" dangerouslySetInnerHTML={{ __html: led }} />
}
