import type { UIField } from 'payload'

/** Lists the old URLs that redirect to the entry. */
export const oldAddresses: UIField = {
  name: 'oldAddresses',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/src/admin/payload/OldAddresses#OldAddresses' },
  },
}
