'use client'

import type { RefObject } from 'react'
import { OutcomeDialog } from './OutcomeDialog'
import type { Outcome } from './outcome'

interface Props {
  /** How many leads are about to be set to Rejected. */
  count?: number
  /** The lead's name when there is only one. */
  fullName?: string
  onAnswer: (outcome: Outcome) => Promise<unknown>
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Asks why leads were lost before they are set to Rejected. */
export function LossQuestion({ count = 1, fullName, onAnswer, onClose, fallbackFocus }: Props) {
  const who = fullName ?? (count === 1 ? '1 lead' : `${count} leads`)
  return (
    <OutcomeDialog
      title={count === 1 ? 'Why was this lead lost?' : 'Why were these leads lost?'}
      description={`${who} will be set to Rejected.`}
      save="Set to Rejected"
      isLost
      onSave={onAnswer}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    />
  )
}
