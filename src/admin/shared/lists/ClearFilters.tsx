'use client'

import { X } from 'lucide-react'
import { Button } from '../ui/Button'
import type { ListState } from './listState'

interface Props {
  state: ListState
  /** Moves the focus, because the button disappears. */
  onClear: () => void
}

/** Clears all filters. */
export function ClearFilters({ state, onClear }: Props) {
  return (
    <Button
      icon={<X aria-hidden size={14} />}
      onClick={() => {
        state.clearFilters()
        onClear()
      }}
    >
      Clear filters
    </Button>
  )
}
