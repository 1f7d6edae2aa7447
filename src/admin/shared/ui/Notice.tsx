import type { ReactNode } from 'react'

interface Props {
  title: string
  children?: ReactNode
  /** Buttons that resolve it. */
  actions?: ReactNode
  tone?: 'quiet' | 'warning'
}

const tones = {
  quiet: 'border-line bg-raised',
  warning: 'border-amber-500 bg-amber-50 dark:border-amber-400/60 dark:bg-amber-400/10',
}

/** A message inside a screen or dialog. */
export function Notice({ title, children, actions, tone = 'quiet' }: Props) {
  return (
    <div
      role={tone === 'warning' ? 'alert' : 'status'}
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border px-4 py-3 text-sm ${tones[tone]}`}
    >
      <div className="min-w-0 grow basis-64">
        <p className="font-medium">{title}</p>
        {children}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}
