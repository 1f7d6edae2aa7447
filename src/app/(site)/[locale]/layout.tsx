import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { siteSettings } from '@/content/settings'
import { defaultLocale, isLocale } from '@/domain/locales'
import { Document } from '@/site/frame/Document'
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
  const { locale } = await params
  return (
    <Document locale={isLocale(locale) ? locale : defaultLocale} settings={await siteSettings()}>
      {children}
    </Document>
  )
}
