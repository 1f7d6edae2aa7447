'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../ui/Button'
import { ShallowLink } from '../ui/ShallowLink'

interface Props {
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  onTurn: () => void
}

function Turn({ href, onTurn, children }: { href: string | null; onTurn: () => void; children: ReactNode }) {
  return href ? (
    <ShallowLink href={href} onClick={onTurn} className={buttonClass()}>
      {children}
    </ShallowLink>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere is no anchor.
    // biome-ignore lint/a11y/useFocusableInteractive: nor is it to be stopped at.
    <span role="link" aria-disabled="true" className={buttonClass()}>
      {children}
    </span>
  )
}

/** Turns the pages of a list; nothing when there is one only. */
export function Pages({ page, pageCount, hrefFor, onTurn }: Props) {
  if (pageCount < 2) return null
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4">
      <Turn href={page > 1 ? hrefFor(page - 1) : null} onTurn={onTurn}>
        <ChevronLeft aria-hidden size={14} /> Previous
      </Turn>
      <span className="text-sm text-muted tabular-nums">
        Page {page} of {pageCount}
      </span>
      <Turn href={page < pageCount ? hrefFor(page + 1) : null} onTurn={onTurn}>
        Next <ChevronRight aria-hidden size={14} />
      </Turn>
    </nav>
  )
}
