import type { RefObject } from 'react'
import { pluralize } from '@/domain/pluralize'
import { Spinner } from '../ui/Spinner'

interface Props {
  id: string
  /** Takes the focus after a page change or a deletion. */
  heading: RefObject<HTMLHeadingElement | null>
  /** Undefined while loading. */
  total: number | undefined
  /** Singular and plural: “service”, “services”. */
  nouns: readonly [string, string]
  isLoading: boolean
}

/** The number of entries, as the list's heading. */
export function ListCount({ id, heading, total, nouns: [one, many], isLoading }: Props) {
  return (
    <h2
      id={id}
      ref={heading}
      tabIndex={-1}
      aria-live="polite"
      className="flex items-center gap-2 text-sm font-medium text-muted tabular-nums outline-none"
    >
      {total === undefined ? isLoading && `Loading ${many}…` : pluralize(total, one, many)}
      {isLoading && <Spinner />}
    </h2>
  )
}
