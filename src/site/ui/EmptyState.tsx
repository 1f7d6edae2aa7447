import type { ReactNode } from 'react'

/** Shown instead of an empty list; `children` are links to continue with. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="border-rule border-t border-b py-[clamp(2rem,4vw,3rem)]">
      <p className="font-display font-semibold text-h3">{title}</p>
      <p className="mt-2 max-w-[52ch] text-muted">{text}</p>
      {children}
    </div>
  )
}
