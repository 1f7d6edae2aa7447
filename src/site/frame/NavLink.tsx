'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import type { ReactNode } from 'react'
import { SiteLink } from '../ui/SiteLink'

/**
 * A navigation link that marks the current page. It compares the route's segment, not the URL: English pages are
 * rewritten to `/en/…`, which the server sees and the browser doesn't.
 */
export function NavLink({
  href,
  segment,
  className,
  children,
}: {
  href: string
  segment: string | null
  className?: string
  children: ReactNode
}) {
  const isHere = useSelectedLayoutSegment() === segment
  return (
    <SiteLink href={href} aria-current={isHere ? 'page' : undefined} className={className}>
      {children}
    </SiteLink>
  )
}
