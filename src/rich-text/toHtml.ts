import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'

/** Stored rich text as HTML. */
export function lexicalToHtml(data: unknown): string {
  return convertLexicalToHTML({ data: data as never, disableContainer: true })
}
