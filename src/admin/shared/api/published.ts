import { useQuery } from '@tanstack/react-query'
import { maxMatches } from '@/domain/limits'
import { apiRequest } from './api'

interface Titled {
  id: string
  title: string
}

/** The newest published entries by title, without their texts. */
export const usePublished = (collection: 'service' | 'blog-post' | 'project') =>
  useQuery({
    queryKey: [collection, 'titles'],
    queryFn: async () => {
      const query = `select[title]=true&depth=0&limit=${maxMatches}&where[_status][equals]=published`
      return (await apiRequest<{ docs: Titled[] }>(`/api/${collection}?${query}`)).docs
    },
  })

/** Those to choose from; one that is chosen but not among them can still be removed. */
export function withChosen(entries: Titled[] | undefined, chosen: string[], other: string): Titled[] {
  const known = new Set(entries?.map(({ id }) => id))
  const missing = chosen.filter((id) => !known.has(id))
  return [...(entries ?? []), ...missing.map((id) => ({ id, title: entries ? other : 'Loading…' }))]
}
