import type { CollectionBeforeChangeHook } from 'payload'
import { syncSteps } from '@/domain/leadSteps'
import type { Lead } from '@/payload-types'

/** Keeps a lead's next step and its list of steps together. */
export const syncNextSteps: CollectionBeforeChangeHook<Lead> = ({ data, originalDoc }) => ({
  ...data,
  ...syncSteps(data, originalDoc ?? {}),
})
