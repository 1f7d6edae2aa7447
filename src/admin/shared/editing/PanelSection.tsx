import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  children: ReactNode
}

/** A section of an editor's side panel. */
export function PanelSection({ title, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <h2 id={id} className="border-b border-line pb-1.5 font-display text-lg font-semibold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  )
}
