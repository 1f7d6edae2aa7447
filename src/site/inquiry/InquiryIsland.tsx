'use client'

import type { ComponentProps } from 'react'
import { LanguageProvider } from '@/i18n/LanguageProvider'
import { InquiryForm } from './InquiryForm'

/** The inquiry form with its own language provider, since an island has no ancestors. */
export function InquiryIsland({
  language,
  ...form
}: ComponentProps<typeof InquiryForm> & {
  language: Pick<ComponentProps<typeof LanguageProvider>, 'locale' | 'messages'>
}) {
  return (
    <LanguageProvider {...language}>
      <InquiryForm {...form} />
    </LanguageProvider>
  )
}
