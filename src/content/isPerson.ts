import type { TypedUser } from 'payload'

/** Whether the account in a stored relation, which may have been deleted, is this one. */
export const isPerson = (stored: string | { id: string } | null | undefined, { id }: Pick<TypedUser, 'id'>) =>
  (typeof stored === 'object' ? stored?.id : stored) === id
