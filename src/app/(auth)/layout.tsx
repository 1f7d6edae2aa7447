import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { FontPreloads } from '@/fonts/FontPreloads'
import { ToastRegion } from '@/toast/ToastRegion'
import './auth.css'

export const metadata: Metadata = {
  title: { template: '%s · Frontdesk', default: 'Frontdesk' },
  robots: { index: false, follow: false },
  icons: { icon: '/frontdesk.svg' },
}

export const viewport: Viewport = { colorScheme: 'light dark' }

/** Login and logout: a separate document, without Payload's scripts. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <FontPreloads />
      </head>
      <body>
        {children}
        <ToastRegion />
      </body>
    </html>
  )
}
