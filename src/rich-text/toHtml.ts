import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import { converters } from './converters'

/** Stored rich text as sanitized HTML; library images must be populated (`depth: 1`). */
export function lexicalToHtml(data: unknown): string {
  return convertLexicalToHTML({
    data: data as never,
    disableContainer: true,
    disableIndent: true,
    converters,
  })
}
