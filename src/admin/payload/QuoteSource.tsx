'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { QuoteBar } from '../shared/editor/QuoteBar'

export const QuoteSourceClient = createClientFeature({
  plugins: [{ Component: QuoteBar, position: 'top' }],
})
