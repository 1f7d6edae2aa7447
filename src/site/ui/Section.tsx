import type { ReactNode } from 'react'

/** A section of a page, named by its heading. */
export function Section({
  id,
  heading,
  follows = false,
  className = '',
  children,
}: {
  id: string
  /** The id of the heading that names it. */
  heading: string
  /** It stands on the same ground as the section above, whose end is space enough. */
  follows?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={`pb-(--section) ${follows ? '' : 'pt-(--section)'} ${className}`}
    >
      <div className="wrap">{children}</div>
    </section>
  )
}
