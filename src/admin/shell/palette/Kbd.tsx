import type { ReactNode } from 'react'

/** A key in a keyboard shortcut. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-w-5 place-items-center rounded-sm border border-line bg-raised px-1 py-px font-sans text-xs text-muted">
      {children}
    </kbd>
  )
}
