'use client'

import type { AnchorHTMLAttributes, MouseEvent } from 'react'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link within a screen: it changes the URL, which the screen follows, without loading a page. */
export function ShallowLink({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        window.history.pushState(null, '', href)
        onClick?.(event)
      }}
      {...rest}
    />
  )
}
