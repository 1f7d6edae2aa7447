import type { RelationshipField } from 'payload'
import { relationship } from 'payload/shared'

/** The admin who owns a lead. Someone who is no longer an admin stays the owner until another is chosen. */
export const leadOwner: RelationshipField = {
  name: 'owner',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  filterOptions: { role: { equals: 'admin' } },
  validate: (value: unknown, args: { previousValue?: unknown }) =>
    value === args.previousValue || relationship(value as never, args as never),
}
