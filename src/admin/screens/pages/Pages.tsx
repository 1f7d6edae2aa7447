'use client'

import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { editPagePath, textPagesPath } from '@/admin/paths'
import { one } from '@/admin/shared/api/queries'
import { Badge } from '@/admin/shared/ui/Badge'
import { buttonClass } from '@/admin/shared/ui/Button'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import { Screen } from '@/admin/shared/ui/Screen'
import { Skeleton } from '@/admin/shared/ui/Skeleton'
import { type PageSummary, pageModels } from '@/domain/pageTexts/pages'
import type { Role } from '@/domain/roles'
import { pagesQuery } from './pagesQuery'
import { pageStates } from './states'

function PageRow({ page: { name, state, changed } }: { page: PageSummary }) {
  const { label, path } = pageModels[name]
  const badge = pageStates[state]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-3 first:border-0">
      <a
        href={editPagePath(name)}
        className="min-h-6 font-medium text-ink underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent"
      >
        {label}
      </a>
      {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
      <span className="grow text-sm text-muted">
        {changed && (
          <>
            <RelativeTime iso={changed.at} />
            {changed.by && ` by ${changed.by}`}
          </>
        )}
      </span>
      <a href={path} target="_blank" rel="noopener" className={buttonClass('quiet')}>
        View
        <span className="sr-only">{label} (opens in a new tab)</span>
        <ExternalLink aria-hidden size={14} />
      </a>
    </li>
  )
}

/** The pages whose texts can be edited. */
export function Pages({ role }: { role: Role }) {
  const { data, error, refetch } = useQuery(one<PageSummary[]>(pagesQuery))
  return (
    <Screen
      title="Pages"
      actions={
        role === 'admin' && (
          <a href={textPagesPath} className={buttonClass()}>
            Privacy, terms and other text pages
          </a>
        )
      }
    >
      {data ? (
        <ul className="rounded-xl border border-line bg-surface">
          {data.map((page) => (
            <PageRow key={page.name} page={page} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState title="Pages couldn't be loaded" error={error} onRetry={refetch} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading pages…</span>
          <Skeleton className="h-52 w-full rounded-xl" />
        </div>
      )}
    </Screen>
  )
}
