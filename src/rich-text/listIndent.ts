import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Has Tab indent lists in Payload's editor as it does in ours; Payload's own feature indents paragraphs too, which are stored without. */
export const ListIndentFeature = createServerFeature({
  key: 'listIndent',
  feature: { ClientFeature: '/src/admin/payload/ListIndent#ListIndentClient' },
})
