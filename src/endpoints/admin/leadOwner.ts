import type { TypedUser } from 'payload'

/** Replaces `me` in a filter or a change with the caller's id. */
export const forCaller = <Owned extends { owner?: string | null | undefined }>(
  owned: Owned,
  { id }: TypedUser,
): Owned => (owned.owner === 'me' ? { ...owned, owner: String(id) } : owned)
