import { leadsPath } from '@/admin/paths'
import {
  type Address,
  alwaysOneOf,
  describeList,
  oneOf,
  text,
  withQuery,
} from '@/admin/shared/lists/listAddress'
import {
  budgetBands,
  leadFolders,
  leadOrders,
  leadStatuses,
  ownerKeywords,
  serviceTypes,
} from '@/domain/lead'
import { idPattern } from '@/schemas/id'

const isOwner = (owner: string) => ownerKeywords.some((word) => word === owner) || idPattern.test(owner)

const filters = {
  folder: alwaysOneOf(leadFolders, 'inbox'),
  status: oneOf(leadStatuses),
  serviceType: oneOf(serviceTypes),
  budget: oneOf(budgetBands),
  /** An id, `none` or `me`. */
  owner: text(isOwner),
  sort: alwaysOneOf(leadOrders, 'newest'),
}

export const leadsList = describeList(filters, 'lead')
export type LeadsAddress = Address<typeof filters>

/** What is listed, regardless of sort order. */
export type LeadsFilter = Partial<Omit<LeadsAddress, 'sort' | 'page' | 'opened'>>

/** The filter as query parameters, for counts and exports of the whole list. */
export const leadsFilterQuery = ({ folder, status, serviceType, budget, owner, search }: LeadsFilter) =>
  leadsList.write({ folder, status, serviceType, budget, owner, search } as LeadsFilter)

/** The URL of the leads list in this state. */
export const leadsHref = (address: Partial<LeadsAddress> = {}) =>
  withQuery(leadsPath, leadsList.write(address))
