import type { UIField } from 'payload'

/** Lists the former URLs that redirect to the entry. */
export const oldAddresses: UIField = {
  name: 'oldAddresses',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/src/admin/payload/OldAddresses#OldAddresses' },
  },
}
