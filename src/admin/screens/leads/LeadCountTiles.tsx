import type { UseQueryResult } from '@tanstack/react-query'
import { CountTile, tileGrid } from '@/admin/shared/ui/CountTile'
import type { LeadCounts } from '@/domain/entities'
import { leadStatuses } from '@/domain/lead'
import { type LeadsAddress, leadsHref } from './leadsList'

interface Props {
  counts: Pick<UseQueryResult<LeadCounts>, 'data' | 'isError'>
  /** The URL of the list below. */
  address: LeadsAddress
}

/** Lead counts per status, ignoring other filters; a tile filters by its status. */
export function LeadCountTiles({ counts: { data, isError }, address: { folder, status } }: Props) {
  const isCurrent = (value?: string) => folder === 'inbox' && status === value
  return (
    <section aria-label="Leads by status" aria-busy={!data && !isError} className={tileGrid()}>
      <CountTile
        label="Total"
        count={data?.total}
        isMissing={isError}
        href={leadsHref()}
        isHere
        isCurrent={isCurrent()}
      />
      {leadStatuses.map(({ value, label }) => (
        <CountTile
          key={value}
          label={label}
          count={data?.[value]}
          isMissing={isError}
          href={leadsHref({ status: value })}
          isHere
          isCurrent={isCurrent(value)}
        />
      ))}
    </section>
  )
}
