import type { CollectionBeforeChangeHook } from 'payload'
import { outcomeOf } from '@/domain/deal'
import type { Lead } from '@/payload-types'

/** Keeps the closing day and the reason of a loss together with the status, in whichever way it is changed. */
export const syncOutcome: CollectionBeforeChangeHook<Lead> = ({ data, originalDoc }) => ({
  ...data,
  ...outcomeOf({ ...(originalDoc as Lead), ...data }, new Date()),
})
