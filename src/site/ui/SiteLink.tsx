import type { ComponentProps } from 'react'

interface SiteLinkProps extends ComponentProps<'a'> {
  href: string
  /** Whether the next page is shown from its top; a list that only changes its filter stays where it is. */
  scroll?: boolean
}

/** A link within the site. One that stays where it is changes the list without a load: see `browser/liveList`. */
export function SiteLink({ scroll = true, ...props }: SiteLinkProps) {
  return <a {...props} data-stay={scroll ? undefined : ''} />
}
