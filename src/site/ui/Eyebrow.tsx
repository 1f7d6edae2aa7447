import type { ReactNode } from 'react'

/** The small label above a heading. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="mb-4 flex items-center gap-3 font-semibold text-accent-text text-small">
      <span aria-hidden="true" className="h-0.5 w-6 bg-accent" />
      {children}
    </p>
  )
}
