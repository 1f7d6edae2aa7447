import type { RelationshipField } from 'payload'
import { leadRoles } from '@/domain/roles'
import { chosenAccount } from './chosenAccount'

/** The admin or salesperson who owns a lead. Someone who has another role now stays the owner until another is chosen. */
export const leadOwner: RelationshipField = {
  name: 'owner',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  filterOptions: { role: { in: [...leadRoles] }, isActive: { not_equals: false } },
  validate: chosenAccount,
}
