'use client'

import type { RefObject } from 'react'
import { pluralize } from '@/domain/pluralize'
import { OutcomeDialog } from './OutcomeDialog'
import type { Outcome } from './outcome'

interface Props {
  /** The leads that are about to be set to Rejected. */
  ids: readonly string[]
  /** The lead's name when there is only one. */
  fullName?: string
  onAnswer: (outcome: Outcome) => Promise<unknown>
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Asks why leads were lost before they are set to Rejected. */
export function LossQuestion({ ids, fullName, onAnswer, onClose, fallbackFocus }: Props) {
  const count = ids.length
  const who = fullName ?? pluralize(count, 'lead')
  return (
    <OutcomeDialog
      name={`lost:${ids.toSorted().join()}`}
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
