import type { ReactNode } from 'react'
import { ShallowLink } from '@/admin/shared/ui/ShallowLink'
import type { LeadSummary } from '@/domain/entities'
import { type LeadsAddress, leadsHref } from './leadsList'

/** Points from an inbox without results to the spam folder: honest inquiries may be there. */
function spamHint({ folder, search }: LeadsAddress, summary: LeadSummary | undefined): ReactNode {
  const count = summary?.folders.spam
  if (folder !== 'inbox' || !search || !count) return undefined
  return (
    <>
      No leads in the inbox match, but{' '}
      <ShallowLink href={leadsHref({ folder: 'spam', search })} className="text-accent underline">
        {count === 1 ? '1 in Spam does' : `${count.toLocaleString('en')} in Spam do`}
      </ShallowLink>
      .
    </>
  )
}

/**
 * What a list without results says.
 * @param hasFilters whether filters other than the status are set
 */
export function noneHere(address: LeadsAddress, summary: LeadSummary | undefined, hasFilters: boolean) {
  const { status, search } = address
  const isStatusOnly = status && !search && !hasFilters
  return {
    title: status && `No ${status} leads`,
    hint: isStatusOnly
      ? 'No leads have this status. Pick another filter to see more.'
      : spamHint(address, summary),
  }
}
