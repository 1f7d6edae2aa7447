/** Stored rich text; `content` has cleaned it. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Lexical by our own converters
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
