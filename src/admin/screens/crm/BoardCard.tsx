'use client'

import { useDraggable } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isLost } from '@/domain/deal'
import type { LeadEntity } from '@/domain/entities'
import type { LeadStatus } from '@/domain/lead'
import { CardFace, cardFrame } from './CardFace'
import { MoveMenu } from './MoveMenu'

/** The id of a card's title. */
export const cardTitleId = (lead: string) => `card-${lead}`

interface Props {
  lead: LeadEntity
  onOpen: () => void
  onMove: (to: LeadStatus) => void
  /** The lead whose card had focus when it left its column. */
  carried: RefObject<string | null>
}

/** A card on the board. Mouse and touch drag the whole card, the keyboard uses its handle. */
export function BoardCard({ lead, onOpen, onMove, carried }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: lead.id,
    data: { lead },
  })
  const card = useRef<HTMLElement | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { onKeyDown, ...byHand } = listeners ?? {}

  useLayoutEffect(() => {
    const element = card.current
    if (carried.current === lead.id) {
      carried.current = null
      opener.current?.focus()
    }
    return () => {
      if (element?.contains(document.activeElement)) carried.current = lead.id
    }
  }, [lead.id, carried])

  return (
    <li>
      <article
        ref={(node) => {
          card.current = node
          setNodeRef(node)
        }}
        aria-labelledby={cardTitleId(lead.id)}
        {...byHand}
        className={`${cardFrame} cursor-grab touch-manipulation border-line select-none hover:border-edge ${isDragging ? 'opacity-40' : ''}`}
      >
        <CardFace
          lead={lead}
          title={
            <h3 id={cardTitleId(lead.id)} className="text-base font-semibold">
              <button
                ref={opener}
                type="button"
                onClick={onOpen}
                className="cursor-pointer rounded-sm text-left wrap-anywhere hover:underline focus-visible:outline-2 focus-visible:outline-accent"
              >
                {lead.fullName}
              </button>
            </h3>
          }
          tools={
            <span className="ml-auto flex shrink-0">
              <button
                ref={setActivatorNodeRef}
                type="button"
                {...attributes}
                aria-label={`Drag ${lead.fullName}`}
                onKeyDown={onKeyDown as React.KeyboardEventHandler}
                className="grid size-8 cursor-grab place-items-center rounded-md text-muted hover:bg-raised hover:text-ink focus-visible:outline-2 focus-visible:outline-accent"
              >
                <GripVertical aria-hidden size={16} />
              </button>
              <MoveMenu
                fullName={lead.fullName}
                status={lead.status}
                onMove={(to) => {
                  // A question comes first, and returns the focus itself.
                  if (!isLost(to)) carried.current = lead.id
                  onMove(to)
                }}
              />
            </span>
          }
        />
      </article>
    </li>
  )
}
