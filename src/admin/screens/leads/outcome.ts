import { labelOf } from '@/domain/choice'
import { isLost, lostReasons } from '@/domain/deal'
import type { LeadEntity } from '@/domain/entities'
import type { LeadChange } from './saveLead'

/** How a lead ended, as it is asked for. */
export type Outcome = Pick<LeadChange, 'closedOn' | 'lostReason' | 'lostNote'>

/** What sets a lead back to the status that it has, with its outcome. */
export const statusOf = ({ status, closedOn, lostReason, lostNote }: LeadEntity): LeadChange => ({
  status,
  ...(closedOn && { closedOn }),
  ...(isLost(status) && { lostReason, lostNote }),
})

/** Why a lead was lost, in words. */
export const lossText = ({ lostReason, lostNote }: Pick<LeadEntity, 'lostReason' | 'lostNote'>): string =>
  [lostReason ? labelOf(lostReasons, lostReason) : 'No reason given', lostNote].filter(Boolean).join(': ')

/** The fields next to the status, which its control changes. */
export const besideForm = ({ status, closedOn, lostReason, lostNote }: LeadEntity) => ({
  status,
  closedOn,
  lostReason,
  lostNote,
})
