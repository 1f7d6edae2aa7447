'use client'

import type { MouseEvent } from 'react'

/** Payload's screens have no `main` element; ours is inside Payload's frame. */
const contentOf = (page: Document) =>
  page.querySelector<HTMLElement>('main') ?? page.querySelector<HTMLElement>('.template-default__wrap')

/** Skips the sidebar, on our screens and Payload's. */
export function SkipLink() {
  function skip(event: MouseEvent) {
    const target = contentOf(document)
    if (!target) return
    event.preventDefault()
    target.tabIndex = -1
    target.style.outline = 'none'
    target.focus()
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it links to the content; the click handler is for Payload's screens.
    <a
      href="#content"
      onClick={skip}
      className="frontdesk fixed top-2 left-2 z-30 -translate-y-20 rounded-md border border-line bg-surface px-3 py-2 text-base font-medium text-ink focus-visible:translate-y-0 focus-visible:outline-2 focus-visible:outline-accent"
    >
      Skip to content
    </a>
  )
}
