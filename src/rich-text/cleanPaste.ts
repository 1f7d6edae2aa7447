import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Makes what is pasted into Payload's editor what it would be in ours. */
export const CleanPasteFeature = createServerFeature({
  key: 'cleanPaste',
  feature: { ClientFeature: '/src/admin/payload/CleanPaste#CleanPasteClient' },
})
