import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton'

const tiles = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4'

/** Layouts for entries, with matching skeletons. */
const layouts = {
  /** Three columns on a desktop, one on a phone. */
  cards: {
    list: 'grid grid-cols-1 gap-3 md:grid-cols-2 min-[1400px]:grid-cols-3',
    item: 'rounded-xl',
    skeleton: 'h-64 rounded-xl',
    skeletons: 6,
  },
  /** Wide cards, stacked. */
  stack: { list: 'flex flex-col gap-3', item: 'rounded-xl', skeleton: 'h-60 rounded-xl', skeletons: 4 },
  /** Rows of a table without columns. */
  rows: {
    list: 'rounded-xl border border-line',
    item: 'border-b border-line px-4 py-3 first:rounded-t-xl last:rounded-b-xl last:border-b-0',
    skeleton: 'h-8',
    skeletons: 6,
  },
  /** Images, full screen or in a dialog. */
  tiles: {
    list: `${tiles} 2xl:grid-cols-6`,
    item: 'min-w-0 rounded-xl',
    skeleton: 'aspect-square rounded-lg',
    skeletons: 12,
  },
  'dialog-tiles': {
    list: tiles,
    item: 'min-w-0 rounded-xl',
    skeleton: 'aspect-square rounded-lg',
    skeletons: 8,
  },
} as const

export type ListLayout = keyof typeof layouts

interface Props<Entity> {
  /** What the entries are called, in the plural. */
  label: string
  layout: ListLayout
  /** Undefined while loading. */
  entries: readonly Entity[] | undefined
  renderItem: (entry: Entity) => ReactNode
  /** The entries are still those of the previous page. */
  isStale: boolean
}

/** The entries of a list, or their skeletons. */
export function ListItems<Entity extends { id: string }>(props: Props<Entity>) {
  const { label, layout, entries, renderItem, isStale } = props
  const { list, item, skeleton, skeletons } = layouts[layout]
  if (!entries)
    return (
      <ul aria-hidden className={list}>
        {Array.from({ length: skeletons }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all the same.
          <li key={index} className={item}>
            <Skeleton className={skeleton} />
          </li>
        ))}
      </ul>
    )
  return (
    <ul aria-label={label} className={`${list} ${isStale ? 'opacity-60' : ''}`}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          data-row
          tabIndex={-1}
          className={`focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent ${item}`}
        >
          {renderItem(entry)}
        </li>
      ))}
    </ul>
  )
}
