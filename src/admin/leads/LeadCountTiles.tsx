import type { LeadCounts } from '../../domain/entities'
import { type LeadStatus, leadStatuses } from '../../domain/lead'
import { leadsPathFor } from '../paths'
import { CountTile, tileGrid } from '../ui/CountTile'

interface Props {
  counts: LeadCounts | undefined
  /** The one that is shown below. */
  status: LeadStatus | undefined
}

/** How many leads there are in each status; a tile shows them. */
export function LeadCountTiles({ counts, status }: Props) {
  return (
    <section aria-label="Leads by status" aria-busy={!counts} className={tileGrid}>
      <CountTile label="Total" count={counts?.total} href={leadsPathFor()} isHere isCurrent={!status} />
      {leadStatuses.map(({ value, label }) => (
        <CountTile
          key={value}
          label={label}
          count={counts?.[value]}
          href={leadsPathFor({ status: value })}
          isHere
          isCurrent={status === value}
        />
      ))}
    </section>
  )
}
