import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import { converters } from './converters'

/**
 * Stored rich text as sanitized HTML; library images must be populated (`depth: 1`). Translations that aren't ready are
 * stored as HTML already.
 */
export function lexicalToHtml(data: unknown): string {
  if (typeof data === 'string') return data
  return convertLexicalToHTML({
    data: data as never,
    disableContainer: true,
    disableIndent: true,
    converters,
  })
}
