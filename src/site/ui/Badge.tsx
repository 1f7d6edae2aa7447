import type { ReactNode } from 'react'

export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block wrap-anywhere rounded-full border border-rule px-3 py-0.5 text-muted text-small">
      {children}
    </span>
  )
}
