'use client'

import { Link } from '@payloadcms/ui'
import { ShallowLink } from './ShallowLink'
import { Skeleton } from './Skeleton'

interface Props {
  label: string
  /** Undefined while loading. */
  count?: number | undefined
  /** The number couldn't be loaded. */
  isMissing?: boolean
  /** The URL of the list it counts. */
  href: string
  /** Whether that list is on this screen, filtered. */
  isHere?: boolean
  isCurrent?: boolean
}

const linkClass =
  'flex items-center justify-between gap-x-3 rounded-xl border border-line bg-surface px-4 py-2 sm:flex-col sm:items-stretch sm:gap-1 sm:py-3 text-ink no-underline transition-colors hover:border-edge focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent aria-[current]:border-accent aria-[current]:bg-accent-soft'

/** A count that links to what it counts. */
export function CountTile({ label, count, isMissing, href, isHere, isCurrent }: Props) {
  const content = (
    <>
      <span className="text-sm text-muted">{label}</span>
      <span className="flex h-8 items-center font-display text-2xl font-semibold tracking-tight tabular-nums">
        {count?.toLocaleString('en') ?? (isMissing ? '–' : <Skeleton className="h-6 w-12" />)}
      </span>
    </>
  )
  return isHere ? (
    <ShallowLink href={href} aria-current={isCurrent ? 'true' : undefined} className={linkClass}>
      {content}
    </ShallowLink>
  ) : (
    <Link href={href} prefetch={false} className={linkClass}>
      {content}
    </Link>
  )
}

/** A row of tiles: six on a desktop, two on a phone. */
export const tileGrid = (columns: 4 | 6 = 6) =>
  `grid grid-cols-2 gap-3 ${columns === 4 ? 'md:grid-cols-4' : 'md:grid-cols-3 xl:grid-cols-6'}`
