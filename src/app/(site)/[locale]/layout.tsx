import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { defaultLocale, isLocale } from '@/domain/locales'
import { offeredOr } from '@/domain/offeredLanguages'
import { Document } from '@/site/frame/Document'
import { settingsOnce, textsOnce } from '@/site/page'
import '@/site/site.css'

export const dynamicParams = true
export const generateStaticParams = () => []

export const metadata: Metadata = { icons: { icon: '/icon.svg', apple: '/apple-icon.png' } }
export const viewport: Viewport = { themeColor: '#6366f1' }

export default async function Layout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const { locale: segment } = await params
  // The page for missing ones, also in a language that is turned off.
  const wanted = isLocale(segment) ? segment : defaultLocale
  const settings = await settingsOnce(wanted)
  const locale = offeredOr(wanted, settings)
  const frame = await textsOnce('frame', locale)
  return (
    <Document locale={locale} settings={settings} frame={frame}>
      {children}
    </Document>
  )
}
