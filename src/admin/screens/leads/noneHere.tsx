import { ShallowLink } from '@/admin/shared/ui/ShallowLink'
import type { LeadSummary } from '@/domain/entities'
import { type LeadsAddress, leadsHref } from './leadsList'

/** What an inbox without results says if the spam folder has some: honest inquiries may be there. */
export function noneHere({ folder, search }: LeadsAddress, summary: LeadSummary | undefined) {
  const count = summary?.folders.spam
  if (folder !== 'inbox' || !search || !count) return undefined
  return {
    hint: (
      <>
        No leads in the inbox match, but{' '}
        <ShallowLink href={leadsHref({ folder: 'spam', search })} className="text-accent underline">
          {count === 1 ? '1 in Spam does' : `${count.toLocaleString('en')} in Spam do`}
        </ShallowLink>
        .
      </>
    ),
  }
}
