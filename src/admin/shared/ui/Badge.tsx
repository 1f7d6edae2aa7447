import type { ReactNode } from 'react'
import type { StatusTone } from '@/domain/lead'
import { firstAndMore } from '@/domain/limits'
import { toneClass } from './StatusPill'

interface BadgeProps {
  tone?: StatusTone
  /** Details for the tooltip. */
  title?: string
  children: ReactNode
}

/** A short label, such as Inactive or a technology. */
export function Badge({ tone = 'gray', title, children }: BadgeProps) {
  return (
    <span
      title={title}
      className={`inline-block max-w-full truncate rounded-md align-middle px-1.5 py-0.5 text-xs font-medium ${toneClass[tone]}`}
    >
      {children}
    </span>
  )
}

interface BadgesProps {
  /** Describes the list to screen readers. */
  label: string
  items: readonly string[]
  /** How many to show; the rest becomes “+N more”. */
  count: number
}

/** The first items of a list as badges; renders nothing for an empty list. */
export function Badges({ label, items, count }: BadgesProps) {
  const { first, more } = firstAndMore(items, count)
  if (!first.length) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1">
      {first.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be listed twice.
        <li key={index} className="max-w-full">
          <Badge>{item}</Badge>
        </li>
      ))}
      {more > 0 && (
        <li title={items.slice(count).join(', ')} className="px-1 py-0.5 text-xs text-muted">
          +{more} more
        </li>
      )}
    </ul>
  )
}
