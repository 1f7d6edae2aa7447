import { maxSearchLength } from '@/domain/limits'

/** A list's query parameters. */
export interface ListQuery {
  search: string
  category: string
  /** Starts at 1. */
  page: number
}

export type SearchParams = Record<string, string | string[] | undefined>

const text = (value: string | string[] | undefined) =>
  ((Array.isArray(value) ? value[0] : value) ?? '').trim().slice(0, maxSearchLength)

/** Reads a list's query, ignoring invalid values. */
export function readListQuery({ search, category, page }: SearchParams): ListQuery {
  const wanted = text(page)
  return {
    search: text(search),
    category: text(category),
    page: /^[1-9]\d{0,5}$/.test(wanted) ? Number(wanted) : 1,
  }
}

/** The URL of a list for a query, without empty parameters. */
export function listAddress(path: string, { search, category, page = 1 }: Partial<ListQuery>): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (category) query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}
