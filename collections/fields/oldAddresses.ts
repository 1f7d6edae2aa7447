import type { UIField } from 'payload'

/** Shows in the editor which old addresses lead to the entry. */
export const oldAddresses: UIField = {
  name: 'oldAddresses',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/src/admin/payload/OldAddresses#OldAddresses' },
  },
}
