import type { CollectionBeforeChangeHook } from 'payload'

/** Records who created an entry, also if it is a copy of someone else's. */
export const recordCreator: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' ? { ...data, createdBy: req.user?.id ?? null } : data
