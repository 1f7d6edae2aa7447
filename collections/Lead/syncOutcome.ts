import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { outcomeOf } from '@/domain/deal'
import type { Lead } from '@/payload-types'

/** A status that comes without a closing day doesn't keep that of another status, with which Payload would fill it in. */
export const clearClosingDay: CollectionBeforeOperationHook<'lead'> = ({ args, operation }) => {
  if (operation !== 'update' || !args.data.status || args.data.closedOn !== undefined) return args
  return { ...args, data: { ...args.data, closedOn: null } }
}

/** Keeps the closing day and the reason of a loss together with the status, in whichever way it is changed. */
export const syncOutcome: CollectionBeforeChangeHook<Lead> = ({ data, originalDoc }) => {
  const stored: Partial<Lead> = originalDoc ?? {}
  const closedOn = data.closedOn ?? (data.status === stored.status ? stored.closedOn : null)
  return { ...data, ...outcomeOf({ ...(stored as Lead), ...data, closedOn }, new Date()) }
}
