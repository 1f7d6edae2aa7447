import type { CollectionBeforeChangeHook } from 'payload'
import { leadKeys } from '@/domain/leadKeys'
import type { Lead } from '@/payload-types'

/** Keeps the fields that leads are listed and searched by up to date. */
export const fillLeadKeys: CollectionBeforeChangeHook<Lead> = ({ data, originalDoc }) => ({
  ...data,
  ...leadKeys({ ...originalDoc, ...data } as Lead),
})
