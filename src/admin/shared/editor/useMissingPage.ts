import { useQuery } from '@tanstack/react-query'
import { apiRequest } from '../api/api'
import type { SeoAnswer } from '../seo/useSeoCheck'
import { useDebouncedValue } from '../ui/useDebouncedValue'

/** Whether a typed path is no page of this site. */
export function useMissingPage(typed: string): boolean {
  const path = useDebouncedValue(typed.trim())
  const { data } = useQuery({
    queryKey: ['seo', 'link', path],
    queryFn: () =>
      apiRequest<SeoAnswer>('/api/admin/seo/check', {
        method: 'POST',
        body: { id: null, title: '', links: [path] },
      }),
    enabled: path.startsWith('/'),
    // Pages change elsewhere.
    gcTime: 0,
  })
  return path === typed.trim() && Boolean(data?.broken.includes(path))
}
