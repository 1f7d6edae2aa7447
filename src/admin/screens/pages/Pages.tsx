'use client'

import { useQuery } from '@tanstack/react-query'
import { editPagePath } from '@/admin/paths'
import { one } from '@/admin/shared/api/queries'
import { Badge } from '@/admin/shared/ui/Badge'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import { Screen } from '@/admin/shared/ui/Screen'
import { type PageSummary, pageModels } from '@/domain/pageTexts/pages'
import type { Role } from '@/domain/roles'
import { PageList } from './PageList'
import { PageRow } from './PageRow'
import { pagesQuery } from './pagesQuery'
import { pageStates } from './states'
import { TextPages } from './TextPages'

function pageRow({ name, state, changed, publicPath }: PageSummary) {
  const badge = pageStates[state]
  return (
    <PageRow
      key={name}
      title={pageModels[name].label}
      href={editPagePath(name)}
      badge={badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
      changed={
        changed && (
          <>
            <RelativeTime iso={changed.at} />
            {changed.by && ` by ${changed.by}`}
          </>
        )
      }
      publicPath={publicPath}
    />
  )
}

/** The pages whose texts can be edited. */
export function Pages({ role }: { role: Role }) {
  const query = useQuery(one<PageSummary[]>(pagesQuery))
  return (
    <Screen title="Pages">
      <PageList query={query} what="Pages" render={pageRow} />
      {role === 'admin' && <TextPages />}
    </Screen>
  )
}
