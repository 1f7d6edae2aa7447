import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { draftPageTexts } from '@/content/pageTexts'
import { isFramePreviewLink } from '@/content/previewLink'
import { Document } from '@/site/frame/Document'
import { localeOf } from '@/site/locale'
import { settingsOnce, textsOnce } from '@/site/page'
import '@/site/site.css'

// Rendered for each request and never cached.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Preview',
  icons: { icon: '/icon.svg' },
  robots: { index: false, follow: false },
}

interface Props {
  children: ReactNode
  params: Promise<{ locale: string; link: string }>
}

/** The frame as it was last saved. A layout isn't told of a query, so the signature is in the path. */
export default async function Layout({ children, params }: Props) {
  const { locale: segment, link } = await params
  const locale = localeOf(segment)
  const read = isFramePreviewLink(link) ? draftPageTexts : textsOnce
  const [settings, frame] = await Promise.all([settingsOnce(locale), read('frame', locale)])
  return (
    <Document locale={locale} settings={settings} frame={frame}>
      {children}
    </Document>
  )
}
