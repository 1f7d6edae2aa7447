import { leadsPath } from '@/admin/paths'
import {
  type Address,
  alwaysOneOf,
  describeList,
  displayOf,
  oneOf,
  text,
  withQuery,
} from '@/admin/shared/lists/listAddress'
import { isDay } from '@/domain/dayRange'
import {
  budgetBands,
  leadDues,
  leadFolders,
  leadLimits,
  leadOrders,
  leadStatuses,
  ownerKeywords,
  serviceTypes,
} from '@/domain/lead'
import { listViews } from '@/domain/listSettings'
import { idPattern } from '@/schemas/id'

const isOwner = (owner: string) => ownerKeywords.some((word) => word === owner) || idPattern.test(owner)

/** Whole rupees, as typed. */
export const isAmount = (text: string) => /^\d+$/.test(text) && Number(text) <= leadLimits.estimatedValue

const filters = {
  folder: alwaysOneOf(leadFolders, 'inbox'),
  status: oneOf(leadStatuses),
  serviceType: oneOf(serviceTypes),
  budget: oneOf(budgetBands),
  /** An id, `none` or `me`. */
  owner: text(isOwner),
  from: text(isDay),
  to: text(isDay),
  minValue: text(isAmount),
  maxValue: text(isAmount),
  due: oneOf(leadDues),
  sort: alwaysOneOf(leadOrders, 'newest'),
  view: displayOf(listViews),
}

export const leadsList = describeList(filters, 'lead')
export type LeadsAddress = Address<typeof filters>

/** What is listed, regardless of sort order. */
export type LeadsFilter = Partial<Omit<LeadsAddress, 'sort' | 'view' | 'page' | 'opened'>>

/** The filter as query parameters, for counts and exports of the whole list. */
export const leadsFilterQuery = (filter: LeadsFilter) =>
  leadsList.write({
    ...filter,
    sort: undefined,
    view: undefined,
    page: undefined,
    opened: undefined,
  } as LeadsFilter)

/** The URL of the leads list in this state. */
export const leadsHref = (address: Partial<LeadsAddress> = {}) =>
  withQuery(leadsPath, leadsList.write(address))
