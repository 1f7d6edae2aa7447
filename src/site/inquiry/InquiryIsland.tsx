'use client'

import type { ComponentProps } from 'react'
import { LanguageProvider } from '@/i18n/LanguageProvider'
import { InquiryForm } from './InquiryForm'

/** The inquiry form with the language that it speaks, which on a page of its own it has from nobody. */
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
