import type { ComponentProps } from 'react'
import { Icon } from './Icon'
import { SiteLink } from './SiteLink'

/** A link below a section's introduction: to the full list, or to where one goes on. */
export function MoreLink({ children, ...props }: ComponentProps<typeof SiteLink>) {
  return (
    <SiteLink
      {...props}
      className="mt-3 inline-flex items-center gap-2 font-semibold print:hidden text-accent-text"
    >
      <span className="line-link">{children}</span>
      <Icon name="arrow" size={18} />
    </SiteLink>
  )
}
