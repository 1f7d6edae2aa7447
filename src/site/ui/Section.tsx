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
  /** The id of its heading. */
  heading: string
  /** Has the same background as the section above, so that section's spacing is enough. */
  follows?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={`render-near pb-(--section) ${follows ? '' : 'pt-(--section)'} ${className}`}
    >
      <div className="wrap">{children}</div>
    </section>
  )
}
