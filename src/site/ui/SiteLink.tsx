import type { ComponentProps } from 'react'

interface SiteLinkProps extends ComponentProps<'a'> {
  href: string
  /** Whether to scroll to the top of the next page; filter links of a list don't. */
  scroll?: boolean
}

/** A link within the site. One that keeps the scroll position updates the list in place; see `browser/liveList`. */
export function SiteLink({ scroll = true, ...props }: SiteLinkProps) {
  return <a {...props} data-stay={scroll ? undefined : ''} />
}
