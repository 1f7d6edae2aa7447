'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { localizedPath } from '@/domain/locales'
import { useLanguage } from '@/i18n/LanguageProvider'

/** On paper: whose page it is, and where it is. `site.css` shows the text. */
export function PrintedFrom({ name, email, siteUrl }: { name: string; email: string; siteUrl: string }) {
  const { locale } = useLanguage()
  const address = siteUrl + localizedPath(locale, `/${useSelectedLayoutSegments().join('/')}`)
  return <div className="printed-from wrap" data-text={[name, email, address].join(' · ')} />
}
