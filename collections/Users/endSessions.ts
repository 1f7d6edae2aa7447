import type { CollectionBeforeChangeHook } from 'payload'

/** Deactivating an account ends all of its sessions immediately. */
export const endSessions: CollectionBeforeChangeHook = ({ data }) =>
  data.isActive === false ? { ...data, sessions: [] } : data
