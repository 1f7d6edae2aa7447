import type { CollectionBeforeChangeHook } from 'payload'
import { leadKeys } from '@/domain/leadKeys'
import type { Lead } from '@/payload-types'

/** Keeps what leads are listed and searched by in step with what they hold. */
export const fillLeadKeys: CollectionBeforeChangeHook<Lead> = ({ data, originalDoc }) => ({
  ...data,
  ...leadKeys({ ...originalDoc, ...data } as Lead),
})
