import type { ReactNode } from 'react'

/** A section of a page, named by its heading. */
export function Section({
  id,
  heading,
  className = '',
  children,
}: {
  id: string
  /** The id of the heading that names it. */
  heading: string
  className?: string
  children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={heading} className={`py-(--section) ${className}`}>
      <div className="wrap">{children}</div>
    </section>
  )
}
