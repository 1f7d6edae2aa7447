import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { fontVariables } from '@/fonts/fonts'
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
    <html lang="en" className={fontVariables}>
      <body>
        {children}
        <ToastRegion />
      </body>
    </html>
  )
}
