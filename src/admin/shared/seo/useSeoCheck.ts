import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { EntryChecks } from '@/domain/checks/entryChecks'
import { maxCheckedLinks, type SeoSite } from '@/domain/seoChecks'
import { apiRequest } from '../api/api'
import { useDebouncedValue } from '../ui/useDebouncedValue'

export interface SeoAnswer extends SeoSite {
  siteName: string
  siteUrl: string
}

/** Checks an entry against the rest of the site on the server, once typing pauses; null asks nothing. */
export function useSeoCheck(id: string | null, checks: Pick<EntryChecks, 'title' | 'links'> | null) {
  const { title = '', links = [] } = checks ?? {}
  const question = useDebouncedValue(JSON.stringify({ id, title, links: links.slice(0, maxCheckedLinks) }))
  return useQuery({
    queryKey: ['seo', question],
    queryFn: () =>
      apiRequest<SeoAnswer>('/api/admin/seo/check', { method: 'POST', body: JSON.parse(question) }),
    placeholderData: keepPreviousData,
    enabled: checks !== null,
    // One that failed.
    refetchOnReconnect: true,
    // Other posts change elsewhere, so the result is not cached.
    gcTime: 0,
  })
}
