'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { isContentUnder } from './contentUnder'

/** Milliseconds without a movement after which the button may come back. */
const rest = 200

/**
 * The place of the chat button: its own at the end of the page, from where it floats to the corner of the window
 * while nothing to read, follow or fill in lies there. What `data-chat` on the root means is in `site.css`.
 */
export function ChatPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.chat = 'away'
    let frame = 0
    let timer: ReturnType<typeof setTimeout>
    const isTaken = () => !place.current || isContentUnder(place.current)
    const leave = () => {
      if (isTaken()) dataset.chat = 'away'
    }
    const settle = () => {
      dataset.chat = isTaken() ? 'away' : 'here'
    }
    function onMove() {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      frame = requestAnimationFrame(leave)
      timer = setTimeout(settle, rest)
    }

    const changes = new MutationObserver(onMove)
    changes.observe(document.body, { childList: true, subtree: true })
    const sizes = new ResizeObserver(onMove)
    sizes.observe(document.body)
    for (const event of ['scroll', 'resize'] as const)
      window.addEventListener(event, onMove, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      changes.disconnect()
      sizes.disconnect()
      for (const event of ['scroll', 'resize'] as const) window.removeEventListener(event, onMove)
      delete dataset.chat
    }
  }, [])
  return (
    <div className="chat-strip wrap">
      <div ref={place} className="chat-place">
        {children}
      </div>
    </div>
  )
}
