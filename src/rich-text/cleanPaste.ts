import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Converts what is pasted into Payload's editor to what ours would make of it. */
export const CleanPasteFeature = createServerFeature({
  key: 'cleanPaste',
  feature: { ClientFeature: '/src/admin/payload/CleanPaste#CleanPasteClient' },
})
