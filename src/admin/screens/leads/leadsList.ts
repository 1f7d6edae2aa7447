import { leadsPath } from '@/admin/paths'
import type { Choice } from '@/domain/choice'
import {
  type BudgetBand,
  budgetBands,
  type LeadFolder,
  type LeadOrder,
  type LeadStatus,
  leadFolders,
  leadOrders,
  leadStatuses,
  ownerKeywords,
  type ServiceType,
  serviceTypes,
} from '@/domain/lead'
import { maxSearchLength } from '@/domain/limits'

/** Which leads a screen shows; what is missing narrows nothing. */
export interface LeadsFilter {
  folder: LeadFolder
  status?: LeadStatus | undefined
  serviceType?: ServiceType | undefined
  budget?: BudgetBand | undefined
  /** An id, `none` or `me`. */
  owner?: string | undefined
  search?: string | undefined
}

export interface LeadsAddress extends LeadsFilter {
  sort: LeadOrder
  /** From 1. */
  page: number
  /** The lead whose details are open. */
  lead?: string | undefined
}

const idPattern = /^[0-9a-f-]{24,36}$/i

function readPage(text: string | null): number {
  const page = Number(text ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** What the address bar says; what makes no sense there counts as not given. */
export function readLeadsAddress(query: Pick<URLSearchParams, 'get'>): LeadsAddress {
  const among = <Value extends string>(name: string, choices: readonly Choice<Value>[]) =>
    choices.find(({ value }) => value === query.get(name))?.value
  const id = (name: string) => (idPattern.test(query.get(name) ?? '') ? String(query.get(name)) : undefined)
  return {
    folder: among('folder', leadFolders) ?? 'inbox',
    status: among('status', leadStatuses),
    serviceType: among('serviceType', serviceTypes),
    budget: among('budget', budgetBands),
    owner: ownerKeywords.find((word) => word === query.get('owner')) ?? id('owner'),
    search: query.get('search')?.trim().slice(0, maxSearchLength) || undefined,
    sort: among('sort', leadOrders) ?? 'newest',
    page: readPage(query.get('page')),
    lead: id('lead'),
  }
}

const unsaid: Record<string, unknown> = { folder: 'inbox', sort: 'newest', page: 1 }

/** An address as parameters, as few as can be. */
export function leadsQuery(address: Partial<LeadsAddress>): URLSearchParams {
  const said = Object.entries(address).filter(
    ([name, value]) => value !== undefined && value !== '' && value !== unsaid[name],
  )
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
}

/** The leads list with this state in its address. */
export function leadsAddress(address: Partial<LeadsAddress> = {}, path = leadsPath): string {
  const query = leadsQuery(address)
  return query.size ? `${path}?${query}` : path
}

/** Whether anything but folder and status narrows a list. */
export const isNarrowed = ({ serviceType, budget, owner, search }: LeadsFilter) =>
  [serviceType, budget, owner, search].some(Boolean)
