import type { ReactNode } from 'react'

interface Props {
  icon?: ReactNode
  title: string
  hint?: ReactNode
  action?: ReactNode
}

/** Stands in for missing content: what goes here, and how to start. */
export function EmptyState({ icon, title, hint, action }: Props) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-xl border border-dashed border-line px-6 py-14 text-center">
      {icon && <span className="text-muted">{icon}</span>}
      <p className="font-display text-lg font-semibold tracking-tight">{title}</p>
      {hint && <p className="max-w-sm text-sm text-muted">{hint}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
