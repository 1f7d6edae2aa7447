import type { TypedUser } from 'payload'
import { relationId } from '../domain/relationId'

/** Whether the account in a stored relation, which may have been deleted, is this one. */
export const isPerson = (stored: string | { id: string } | null | undefined, { id }: Pick<TypedUser, 'id'>) =>
  relationId(stored) === id
