import type { ComponentProps } from 'react'
import { SiteLink } from './SiteLink'

/** A link whose clickable area is its nearest positioned ancestor, such as a card; its text is the underlined part. */
export function CoverLink({ className = '', ...props }: ComponentProps<typeof SiteLink>) {
  return <SiteLink {...props} className={`line-link after:absolute after:inset-0 ${className}`.trimEnd()} />
}
