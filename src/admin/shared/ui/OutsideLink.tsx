import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  href: string
  children: ReactNode
}

/** A link that leaves the back office, in a new tab. */
export function OutsideLink({ href, children }: Props) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-6 items-center gap-0.5 text-accent no-underline underline-offset-2 hover:underline focus-visible:outline-2 focus-visible:outline-accent"
    >
      {children}
      <ArrowUpRight aria-hidden size={14} className="shrink-0" />
      <span className="sr-only"> in a new tab</span>
    </a>
  )
}
