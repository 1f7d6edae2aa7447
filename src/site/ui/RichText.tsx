/** Stored rich text; `content` has cleaned it. */
export function RichText({ html, lang }: { html: string; lang: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Lexical by our own converters
  return <div lang={lang} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
