'use client'

import { useQuery } from '@tanstack/react-query'
import { leadsPathFor } from '@/admin/paths'
import { one } from '@/admin/shared/api/queries'
import { CountTile, tileGrid } from '@/admin/shared/ui/CountTile'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { Screen } from '@/admin/shared/ui/Screen'
import type { LeadCounts } from '@/domain/entities'
import { leadStatuses } from '@/domain/lead'
import { countsQuery } from '../leads/leadsQueries'
import { LeadPanels } from './LeadPanels'

/** The dashboard for sales: leads only. */
export function SalesDashboard() {
  const { data, error, refetch } = useQuery(one<LeadCounts>(countsQuery))
  const tiles = [
    { label: 'Total Leads', count: data?.total, href: leadsPathFor() },
    ...leadStatuses.map(({ value, label }) => ({
      label,
      count: data?.[value],
      href: leadsPathFor({ status: value }),
    })),
  ]
  return (
    <Screen title="Dashboard">
      {error ? (
        <ErrorState title="Figures couldn't be loaded" error={error} onRetry={refetch} />
      ) : (
        <section aria-label="Figures" aria-busy={!data} className={tileGrid()}>
          {tiles.map((tile) => (
            <CountTile key={tile.label} {...tile} />
          ))}
        </section>
      )}
      <LeadPanels />
    </Screen>
  )
}
