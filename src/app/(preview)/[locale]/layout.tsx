import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Document } from '@/site/frame/Document'
import { KeepQuery } from '@/site/frame/KeptQuery'
import { previewContext } from '@/site/page'
import '@/site/site.css'

export const metadata: Metadata = { icons: { icon: '/icon.svg' } }

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** The layout of previews. The site's own has no language that is turned off. */
export default async function Layout({ children, params }: Props) {
  const { locale, settings, frame } = await previewContext(params)
  return (
    <KeepQuery>
      <Document locale={locale} settings={settings} frame={frame}>
        {children}
      </Document>
    </KeepQuery>
  )
}
