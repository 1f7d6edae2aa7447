import type { LeadFolder } from './lead'
import { leadSearchText, type SearchedLead } from './leadSearch'
import { searchText } from './searchText'

interface Keyed extends SearchedLead {
  isSpam?: boolean | null
  deletedAt?: string | null
  nextStepDue?: string | null
}

/** Sorts steps without a date after all others. */
export const noDate = '9999-12-31T00:00:00.000Z'

function folderOf({ deletedAt, isSpam }: Keyed): LeadFolder {
  if (deletedAt) return 'trash'
  return isSpam ? 'spam' : 'inbox'
}

/** The values that leads are listed, sorted and searched by; stored so that both databases can index them. */
export const leadKeys = (lead: Keyed) => ({
  folder: folderOf(lead),
  sortName: searchText(lead.fullName),
  sortDue: lead.nextStepDue || noDate,
  searchText: leadSearchText(lead),
})
