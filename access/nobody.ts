import type { Access, FieldAccess } from 'payload'

/** For what only the product itself may do, through the Local API. */
export const nobody: Access = () => false

export const nobodyField: FieldAccess = () => false
