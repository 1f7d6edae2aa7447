import type { Access, FieldAccess } from 'payload'

/** For what only the product itself does, through the Local API. */
export const nobody: Access = () => false

export const nobodyField: FieldAccess = () => false
