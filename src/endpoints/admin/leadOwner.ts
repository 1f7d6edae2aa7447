import type { TypedUser } from 'payload'

/** Replaces `me` in a filter with the caller's id. */
export const forCaller = <Filter extends { owner?: string | undefined }>(
  filter: Filter,
  { id }: TypedUser,
): Filter => (filter.owner === 'me' ? { ...filter, owner: String(id) } : filter)
