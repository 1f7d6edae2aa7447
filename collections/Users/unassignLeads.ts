import type { CollectionAfterDeleteHook } from 'payload'
import { clearAccountReferences } from '@/database/clearAccountReferences'

/** Leads and their steps have nobody instead of a deleted account. */
export const unassignLeads: CollectionAfterDeleteHook = ({ id, req }) =>
  clearAccountReferences(String(id), req)
