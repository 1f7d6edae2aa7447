import type { ReactNode } from 'react'

interface Props {
  name: string
  children: ReactNode
}

/** A row of a description list. */
export function Fact({ name, children }: Props) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-2 last:border-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="min-w-0 text-sm break-words">{children}</dd>
    </div>
  )
}
