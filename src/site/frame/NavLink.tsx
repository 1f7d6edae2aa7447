'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import type { ReactNode } from 'react'
import { SiteLink } from '../ui/SiteLink'

/**
 * A link of the navigation that says when the visitor is there. The route's segment tells, not the address:
 * English pages are rewritten to `/en/…`, which the server sees and the browser does not.
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
