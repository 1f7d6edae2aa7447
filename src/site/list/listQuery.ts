import { maxSearchLength } from '@/domain/limits'

/** What a list is asked for in its address. */
export interface ListQuery {
  search: string
  category: string
  /** Counted from 1. */
  page: number
}

export type SearchParams = Record<string, string | string[] | undefined>

const text = (value: string | string[] | undefined) =>
  ((Array.isArray(value) ? value[0] : value) ?? '').trim().slice(0, maxSearchLength)

/** Reads a list's query; what makes no sense counts as not given. */
export function readListQuery({ search, category, page }: SearchParams): ListQuery {
  const wanted = text(page)
  return {
    search: text(search),
    category: text(category),
    page: /^[1-9]\d{0,5}$/.test(wanted) ? Number(wanted) : 1,
  }
}

/** The address of a list for a query, without what is empty. */
export function listAddress(path: string, { search, category, page = 1 }: Partial<ListQuery>): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (category) query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}
