'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, type MouseEvent, startTransition } from 'react'

interface SiteLinkProps extends ComponentProps<'a'> {
  href: string
  /** Whether the next page is shown from its top; a list that only changes its filter stays where it is. */
  scroll?: boolean
}

/** Files (`/feed.xml`) are no pages, and the browser's own business. */
const isFile = (href: string) => /\.\w+$/.test(href)

/** Whether a click asks for the page here and now: not in another tab, not to save it. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * A link within the site: a plain one that Next's router follows once its script is there. Next's own link
 * weighs 3 kB more, for fetching ahead, which pages from memory do not need.
 */
export function SiteLink({ href, scroll = true, onClick, ...props }: SiteLinkProps) {
  const router = useRouter()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || props.target || isFile(href)) return
    event.preventDefault()
    startTransition(() => router.push(href, { scroll }))
  }

  return <a {...props} href={href} onClick={follow} />
}
