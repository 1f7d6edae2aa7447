import type { CollectionBeforeChangeHook } from 'payload'
import { leadKeys } from '@/domain/leadKeys'
import type { Lead } from '@/payload-types'

/** Updates the fields that leads are listed and searched by. */
export const fillLeadKeys: CollectionBeforeChangeHook<Lead> = ({ data, originalDoc }) => ({
  ...data,
  ...leadKeys({ ...originalDoc, ...data } as Lead),
})
