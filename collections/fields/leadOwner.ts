import type { RelationshipField } from 'payload'
import { relationship } from 'payload/shared'
import { leadRoles } from '@/domain/roles'

/** The admin or salesperson who owns a lead. Someone who has another role now stays the owner until another is chosen. */
export const leadOwner: RelationshipField = {
  name: 'owner',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  filterOptions: { role: { in: [...leadRoles] } },
  validate: (value: unknown, args: { previousValue?: unknown }) =>
    value === args.previousValue ||
    // Sales can't read the accounts that they may choose from.
    relationship(value as never, { ...args, overrideAccess: true } as never),
}
