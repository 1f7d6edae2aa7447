import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { Skeleton } from '@/admin/shared/ui/Skeleton'

interface Props<Page> {
  query: Pick<UseQueryResult<Page[]>, 'data' | 'error' | 'refetch'>
  /** “Pages”, for messages. */
  what: string
  /** Stands in for a list without rows. */
  empty?: ReactNode
  render: (page: Page) => ReactNode
}

/** A list of pages: loading, failed, empty, or its rows. */
export function PageList<Page>({ query: { data, error, refetch }, what, empty, render }: Props<Page>) {
  if (data?.length === 0 && empty) return empty
  if (data) return <ul className="rounded-xl border border-line bg-surface">{data.map(render)}</ul>
  if (error)
    return <ErrorState title={`${what} couldn't be loaded`} error={error} onRetry={() => void refetch()} />
  return (
    <div role="status">
      <span className="sr-only">Loading {what.toLowerCase()}…</span>
      <Skeleton className="h-52 w-full rounded-xl" />
    </div>
  )
}
