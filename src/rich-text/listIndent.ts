import { createServerFeature } from '@payloadcms/richtext-lexical'

/**
 * Makes Tab indent lists in Payload's editor as in ours. Payload's own feature also indents paragraphs, which isn't
 * stored.
 */
export const ListIndentFeature = createServerFeature({
  key: 'listIndent',
  feature: { ClientFeature: '/src/admin/payload/ListIndent#ListIndentClient' },
})
