import Link from 'next/link'
import type { ComponentProps } from 'react'

/** A link within the site. It fetches ahead when it is pointed at, not when it is merely seen. */
export function SiteLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />
}
