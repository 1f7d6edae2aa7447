import type { CollectionBeforeChangeHook } from 'payload'

/** Who is deactivated is signed out everywhere, at once. */
export const endSessions: CollectionBeforeChangeHook = ({ data }) =>
  data.isActive === false ? { ...data, sessions: [] } : data
