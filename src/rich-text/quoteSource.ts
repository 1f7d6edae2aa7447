import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Shows and edits the source of a quote in Payload's editor as in ours. */
export const QuoteSourceFeature = createServerFeature({
  key: 'quoteSource',
  feature: { ClientFeature: '/src/admin/payload/QuoteSource#QuoteSourceClient' },
})
