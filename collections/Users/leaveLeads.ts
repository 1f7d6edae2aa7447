import type { CollectionAfterDeleteHook } from 'payload'
import { forgetAccount } from '@/database/forgetAccount'

/** Leads and their steps have nobody instead of a deleted account. */
export const leaveLeads: CollectionAfterDeleteHook = ({ id, req }) => forgetAccount(String(id), req)
