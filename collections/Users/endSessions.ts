import type { CollectionBeforeChangeHook } from 'payload'

/** Deactivating an account ends all of its sessions at once. */
export const endSessions: CollectionBeforeChangeHook = ({ data }) =>
  data.isActive === false ? { ...data, sessions: [] } : data
