import { maxSearchLength } from '@/domain/limits'

/** What the address bar holds of a list: search, page, and the entry whose dialog is open. */
export interface ListAddress {
  search: string
  /** From 1. */
  page: number
  /** `new`, an id, or null while no dialog is open. */
  edited: string | null
}

/** What makes no sense there counts as not given. */
export function readListAddress(query: Pick<URLSearchParams, 'get'>): ListAddress {
  const page = Number(query.get('page') ?? 1)
  return {
    search: (query.get('search') ?? '').trim().slice(0, maxSearchLength),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    edited: query.get('edit') || null,
  }
}

/** An address with some parameters changed; an empty one or null goes. */
export function addressWith(
  path: string,
  query: URLSearchParams,
  changes: Record<string, string | null>,
): string {
  const changed = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  return changed.size ? `${path}?${changed}` : path
}
