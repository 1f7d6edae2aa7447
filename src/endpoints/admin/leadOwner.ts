import type { TypedUser } from 'payload'

/** A filter in which `me` is who asks. */
export const forCaller = <Filter extends { owner?: string | undefined }>(
  filter: Filter,
  { id }: TypedUser,
): Filter => (filter.owner === 'me' ? { ...filter, owner: String(id) } : filter)
