import type { Lead, LeadNote } from '@/payload-types'

/** The id of a note's lead, populated or not. */
export const leadOf = ({ lead }: Pick<LeadNote, 'lead'>): Lead['id'] =>
  typeof lead === 'object' ? lead.id : lead
