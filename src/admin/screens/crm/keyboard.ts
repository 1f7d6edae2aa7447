import type { Announcements, KeyboardCoordinateGetter, ScreenReaderInstructions } from '@dnd-kit/core'
import type { LeadEntity } from '@/domain/entities'
import { leadStatus, leadStatuses } from '@/domain/lead'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** The arrow keys move a card between columns; within a column the order is fixed. */
export const columnByColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = steps[event.code]
  if (!step) {
    if (event.code.startsWith('Arrow')) event.preventDefault()
    return undefined
  }
  event.preventDefault()
  const here = context.over?.id ?? (context.active?.data.current?.lead as LeadEntity | undefined)?.status
  const index = leadStatuses.findIndex(({ value }) => value === here)
  const next = leadStatuses[index + step]
  const rect = next && context.droppableRects.get(next.value)
  return rect ? { x: rect.left + 8, y: rect.top + 48 } : currentCoordinates
}

const nameOf = (data: { current?: { lead?: LeadEntity } } | undefined) =>
  data?.current?.lead?.fullName ?? 'The lead'

const labelOf = (id: unknown) => leadStatus(String(id)).label

/** Announcements for screen readers. */
export const announcements: Announcements = {
  onDragStart: ({ active }) =>
    `${nameOf(active.data)} picked up from ${labelOf(active.data.current?.lead?.status)}.`,
  onDragOver: ({ active, over }) =>
    over
      ? `${nameOf(active.data)} is over ${labelOf(over.id)}.`
      : `${nameOf(active.data)} is not over a column.`,
  onDragEnd: ({ active, over }) =>
    over
      ? `${nameOf(active.data)} dropped in ${labelOf(over.id)}.`
      : `${nameOf(active.data)} stays where it was.`,
  onDragCancel: ({ active }) =>
    `${nameOf(active.data)} stays in ${labelOf(active.data.current?.lead?.status)}.`,
}

export const instructions: ScreenReaderInstructions = {
  draggable:
    'Press space to pick up a lead, use the left and right arrow keys to move it to another column, then press space to drop it or escape to cancel.',
}
