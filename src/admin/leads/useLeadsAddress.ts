'use client'

import { useSearchParams } from 'next/navigation'
import { type LeadStatus, leadStatuses } from '../../domain/lead'

export interface LeadsAddress {
  /** Missing: all leads. */
  status?: LeadStatus
  /** From 1. */
  page: number
}

/** Filter and page as the address bar holds them; what makes no sense there counts as not given. */
export function readLeadsAddress(query: Pick<URLSearchParams, 'get'>): LeadsAddress {
  const status = leadStatuses.find(({ value }) => value === query.get('status'))?.value
  const page = Number(query.get('page') ?? 1)
  return { ...(status && { status }), page: Number.isSafeInteger(page) && page > 0 ? page : 1 }
}

export const useLeadsAddress = (): LeadsAddress => readLeadsAddress(useSearchParams())
