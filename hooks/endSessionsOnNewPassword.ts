import type { CollectionBeforeChangeHook } from 'payload'

/** A new password ends every session of its user. */
export const endSessionsOnNewPassword: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' && data.password ? { ...data, sessions: [] } : data
