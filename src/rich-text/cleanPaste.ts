import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Converts content pasted into Payload's editor to what our own editor would make of it. */
export const CleanPasteFeature = createServerFeature({
  key: 'cleanPaste',
  feature: { ClientFeature: '/src/admin/payload/CleanPaste#CleanPasteClient' },
})
