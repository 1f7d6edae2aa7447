import type { RelationshipField } from 'payload'
import { isContentStaffField } from '../../access/isContentStaff'
import { nobodyField } from '../../access/nobody'

/** Who created the entry; unknown for older ones. Set by `recordCreator`. */
export const createdBy: RelationshipField = {
  name: 'createdBy',
  type: 'relationship',
  relationTo: 'users',
  defaultValue: () => null,
  maxDepth: 0,
  admin: { hidden: true, disableListColumn: true, components: { Diff: '/src/admin/payload/NoDiff#NoDiff' } },
  // Not audited: the trail says who created an entry.
  custom: { isDerived: true },
  access: { read: isContentStaffField, create: nobodyField, update: nobodyField },
}
