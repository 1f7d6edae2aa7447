import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { linksOf, maxCheckedLinks, type SeoDraft, type SeoSite, searchTitle } from '@/domain/seoChecks'
import { apiRequest } from '../api/api'
import { useDebouncedValue } from '../ui/useDebouncedValue'

export interface SeoAnswer extends SeoSite {
  siteName: string
  siteUrl: string
}

/** Checks a post against the rest of the site on the server, once typing pauses. */
export function useSeoCheck(id: string | null, draft: SeoDraft) {
  const links = linksOf(draft.content).slice(0, maxCheckedLinks)
  const question = useDebouncedValue(JSON.stringify({ id, title: searchTitle(draft), links }))
  return useQuery({
    queryKey: ['seo', question],
    queryFn: () =>
      apiRequest<SeoAnswer>('/api/admin/seo/check', { method: 'POST', body: JSON.parse(question) }),
    placeholderData: keepPreviousData,
    // Other posts change elsewhere, so the result is not cached.
    gcTime: 0,
  })
}
