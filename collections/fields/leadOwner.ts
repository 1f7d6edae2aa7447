import type { RelationshipField } from 'payload'
import { relationship } from 'payload/shared'

/** Who looks after a lead: an admin. One who is none any more stays until somebody else is chosen. */
export const leadOwner: RelationshipField = {
  name: 'owner',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  filterOptions: { role: { equals: 'admin' } },
  validate: (value: unknown, args: { previousValue?: unknown }) =>
    value === args.previousValue || relationship(value as never, args as never),
}
