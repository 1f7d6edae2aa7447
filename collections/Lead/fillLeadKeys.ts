import type { CollectionBeforeChangeHook } from 'payload'
import { leadKeys } from '@/domain/leadKeys'
import type { Lead } from '@/payload-types'
import { noteTexts } from '../LeadNote/noteTexts'

/** Updates the fields that leads are listed and searched by. */
export const fillLeadKeys: CollectionBeforeChangeHook<Lead> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const stream = operation === 'update' && originalDoc ? await noteTexts(originalDoc.id, req) : []
  return { ...data, ...leadKeys({ ...(originalDoc as Lead), ...data, stream }) }
}
