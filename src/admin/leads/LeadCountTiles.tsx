import type { LeadCounts } from '../../domain/entities'
import { leadStatuses } from '../../domain/lead'
import { CountTile, tileGrid } from '../ui/CountTile'
import { type LeadsAddress, leadsAddress } from './leadsAddress'

interface Props {
  /** Missing while they are loaded; null where they could not be. */
  counts: LeadCounts | null | undefined
  /** What is shown below. */
  address: LeadsAddress
}

/** How many leads there are in each status, whatever else is filtered; a tile shows them. */
export function LeadCountTiles({ counts, address: { folder, status } }: Props) {
  const missing = counts === null ? null : undefined
  const isCurrent = (value?: string) => folder === 'inbox' && status === value
  return (
    <section aria-label="Leads by status" aria-busy={counts === undefined} className={tileGrid}>
      <CountTile
        label="Total"
        count={counts?.total ?? missing}
        href={leadsAddress()}
        isHere
        isCurrent={isCurrent()}
      />
      {leadStatuses.map(({ value, label }) => (
        <CountTile
          key={value}
          label={label}
          count={counts?.[value] ?? missing}
          href={leadsAddress({ status: value })}
          isHere
          isCurrent={isCurrent(value)}
        />
      ))}
    </section>
  )
}
