import type { ReactNode } from 'react'

/** The place of the chat button, its own at the end of the page: see `browser/floatChat`. */
export function ChatPlace({ children }: { children: ReactNode }) {
  return (
    <div className="chat-strip wrap">
      <div className="chat-place">{children}</div>
    </div>
  )
}
