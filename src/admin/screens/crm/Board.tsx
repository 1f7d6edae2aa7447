'use client'

import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { isLost, lostStatus } from '@/domain/deal'
import type { LeadEntity, LeadSummary } from '@/domain/entities'
import { type LeadStatus, leadStatuses } from '@/domain/lead'
import { LossQuestion } from '../leads/LossQuestion'
import { cardTitleId } from './BoardCard'
import type { BoardFilter } from './boardQueries'
import { CardFace, cardFrame } from './CardFace'
import { Column } from './Column'
import { announcements, columnByColumn, instructions } from './keyboard'
import { useMoveLead } from './useBoard'

/** The column under the pointer, or under the card when dragging by keyboard. */
const columnBelow: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)

interface Props {
  filter: BoardFilter
  summary: Pick<UseQueryResult<LeadSummary>, 'data' | 'isError'>
  onOpen: (id: string) => void
}

/** The columns of the pipeline; leads can be dragged between them. */
export function Board({ filter, summary, onOpen }: Props) {
  const id = useId()
  const move = useMoveLead(filter)
  const [held, setHeld] = useState<LeadEntity | null>(null)
  const carried = useRef<string | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // Moving a finger right away scrolls; holding it first drags the card.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: columnByColumn }),
  )
  const [lost, setLost] = useState<LeadEntity | null>(null)
  function moveTo(lead: LeadEntity, to: LeadStatus) {
    if (lead.status === to) return
    if (isLost(to)) setLost(lead)
    else move.mutate({ lead, to })
  }
  const cardOfLost = {
    get current() {
      return (lost && document.getElementById(cardTitleId(lost.id))?.querySelector('button')) || null
    },
  }

  function drop({ active, over }: DragEndEvent) {
    setHeld(null)
    const lead = active.data.current?.lead as LeadEntity | undefined
    if (lead && over) moveTo(lead, over.id as LeadStatus)
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={columnBelow}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragStart={({ active }) => setHeld((active.data.current?.lead as LeadEntity) ?? null)}
      onDragEnd={drop}
      onDragCancel={() => setHeld(null)}
    >
      {/* Positioned, so that screen-reader-only text doesn't overflow and widen the page. */}
      <section
        aria-label="Pipeline"
        // Scrollable by keyboard, even while it has no cards.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable.
        tabIndex={0}
        className={`relative -mx-(--gutter-h) overflow-auto px-(--gutter-h) pb-4 max-xl:max-h-[calc(100dvh-56px)] xl:overflow-visible short:max-h-none ${held ? '' : 'snap-x snap-mandatory xl:snap-none'}`}
      >
        {/* As tall as the tallest column, so that each header stays in view as long as its cards. */}
        <div className="flex w-max items-stretch gap-3 xl:grid xl:w-auto xl:grid-cols-5">
          {leadStatuses.map(({ value }) => (
            <Column
              key={value}
              status={value}
              filter={filter}
              total={summary.data?.statuses[value]}
              isMissing={summary.isError}
              onOpen={(lead) => onOpen(lead.id)}
              onMove={moveTo}
              carried={carried}
            />
          ))}
        </div>
      </section>
      <DragOverlay dropAnimation={null}>
        {held && (
          <div className={`${cardFrame} rotate-1 border-accent shadow-xl`}>
            <CardFace lead={held} title={<p className="text-base font-semibold">{held.fullName}</p>} />
          </div>
        )}
      </DragOverlay>
      {lost && (
        <LossQuestion
          ids={[lost.id]}
          fullName={lost.fullName}
          onAnswer={(outcome) => move.mutateAsync({ lead: lost, to: lostStatus, outcome })}
          onClose={() => setLost(null)}
          fallbackFocus={cardOfLost}
        />
      )}
    </DndContext>
  )
}
