import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** Next to the title. */
  action?: ReactNode
  isLoading?: boolean
  className?: string
  children: ReactNode
}

/** A section of a screen with its own heading. */
export function Panel({ title, action, isLoading = false, className = '', children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      aria-busy={isLoading}
      className={`flex min-w-0 flex-col rounded-xl border border-line bg-surface ${className}`}
    >
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-2">
        <h2 id={id} className="font-display text-lg font-semibold tracking-tight">
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  )
}

/** The text of an empty panel. */
export function PanelEmpty({ children }: { children: ReactNode }) {
  return <p className="grow px-4 py-8 text-center text-sm text-muted">{children}</p>
}
