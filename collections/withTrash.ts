import { APIError, type CollectionBeforeOperationHook, type CollectionConfig, type DateField } from 'payload'
import { nobodyField } from '../access/nobody'

/** Written by `src/trash` alone. */
const deletedAt: DateField = {
  name: 'deletedAt',
  type: 'date',
  index: true,
  admin: { hidden: true, disableBulkEdit: true },
  access: { create: nobodyField, update: nobodyField },
}

/** An entry in the trash is kept as it was when it was deleted. */
const keepTrashed: CollectionBeforeOperationHook = ({ args, operation }) => {
  const isUpdate = operation === 'update' || operation === 'updateByID'
  if (isUpdate && (args as { trash?: boolean }).trash)
    throw new APIError('Restore it from the trash first.', 409, null, true)
  return args
}

/** Entries that are deleted can be restored from the trash for a while (decision 061). */
export function withTrash(config: CollectionConfig): CollectionConfig {
  const { fields, hooks = {}, indexes = [] } = config
  return {
    ...config,
    trash: true,
    fields: [...fields, deletedAt],
    // Otherwise SQLite reads the texts of all entries to sort those that aren't in the trash.
    indexes: [...indexes, { fields: ['deletedAt', 'createdAt'] }],
    hooks: { ...hooks, beforeOperation: [keepTrashed, ...(hooks.beforeOperation ?? [])] },
  }
}
