import type { Payload } from 'payload'
import { htmlToLexical } from '../../rich-text/fromHtml'
import { lexicalToHtml } from '../../rich-text/toHtml'
import { unsafeLinks } from '../../rich-text/unsafeLinks'

/** Rich text as it is stored, and its first link that may run code, cut for a message. */
export async function cleanHtml(
  html: string,
  { config }: Payload,
): Promise<{ html: string; unsafe?: string }> {
  const content = await htmlToLexical(html, config)
  const [unsafe] = unsafeLinks(content)
  return { html: lexicalToHtml(content), ...(unsafe !== undefined && { unsafe: unsafe.slice(0, 80) }) }
}
