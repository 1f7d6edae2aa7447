'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '../ui/Button'
import { ShallowLink } from '../ui/ShallowLink'
import type { ListState } from './listState'

interface PageButtonProps {
  /** The page it links to; null if there is none. */
  to: number | null
  state: ListState
  onTurn: () => void
  children: ReactNode
}

function PageButton({ to, state: { hrefForPage, turnTo }, onTurn, children }: PageButtonProps) {
  if (!hrefForPage)
    return (
      <Button
        disabled={to === null}
        onClick={() => {
          if (to !== null) turnTo(to)
          onTurn()
        }}
      >
        {children}
      </Button>
    )
  return to === null ? (
    // biome-ignore lint/a11y/useSemanticElements: a link without a target is not an anchor.
    // biome-ignore lint/a11y/useFocusableInteractive: a disabled link takes no focus.
    <span role="link" aria-disabled="true" className={buttonClass()}>
      {children}
    </span>
  ) : (
    <ShallowLink href={hrefForPage(to)} onClick={onTurn} className={buttonClass()}>
      {children}
    </ShallowLink>
  )
}

interface Props {
  state: ListState
  pageCount: number
  onTurn: () => void
}

/** Links to the previous and next page; renders nothing if there is only one. */
export function Pages({ state, pageCount, onTurn }: Props) {
  const { page } = state
  if (pageCount < 2) return null
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4">
      <PageButton to={page > 1 ? page - 1 : null} state={state} onTurn={onTurn}>
        <ChevronLeft aria-hidden size={14} /> Previous
      </PageButton>
      <span className="text-sm text-muted tabular-nums">
        Page {page} of {pageCount}
      </span>
      <PageButton to={page < pageCount ? page + 1 : null} state={state} onTurn={onTurn}>
        Next <ChevronRight aria-hidden size={14} />
      </PageButton>
    </nav>
  )
}
