import type { ReactNode } from 'react'

/** Positions the chat button, by default at the end of the page; see `browser/floatChat`. */
export function ChatPlace({ children }: { children: ReactNode }) {
  return (
    <div className="chat-strip wrap">
      <div className="chat-place">{children}</div>
    </div>
  )
}
