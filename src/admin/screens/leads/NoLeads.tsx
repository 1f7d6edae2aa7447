import { Inbox } from 'lucide-react'
import { buttonClass } from '@/admin/shared/ui/Button'
import { EmptyState } from '@/admin/shared/ui/EmptyState'
import { ShallowLink } from '@/admin/shared/ui/ShallowLink'
import { isNarrowed, type LeadsAddress, leadsAddress } from './leadsAddress'

function words(address: LeadsAddress): { title: string; hint: string } {
  const { folder, status } = address
  if (isNarrowed(address))
    return {
      title: status ? `No ${status} leads` : 'No leads found',
      hint: 'No lead fits the search and all filters. Pick another filter to see others.',
    }
  if (status)
    return {
      title: `No ${status} leads`,
      hint: 'No lead has this status. Pick another filter to see the others.',
    }
  if (folder === 'spam')
    return { title: 'No spam', hint: 'Inquiries that look as if a machine had sent them are kept here.' }
  if (folder === 'trash')
    return {
      title: 'The trash is empty',
      hint: 'Deleted leads lie here until you restore them or delete them forever.',
    }
  return { title: 'No leads yet', hint: 'Inquiries from the contact form of the site appear here.' }
}

/** What stands where no lead is. */
export function NoLeads({ address }: { address: LeadsAddress }) {
  const { folder, status } = address
  return (
    <EmptyState
      icon={<Inbox aria-hidden size={24} />}
      {...words(address)}
      action={
        (status || isNarrowed(address)) && (
          <ShallowLink href={leadsAddress({ folder })} className={buttonClass()}>
            Show all leads
          </ShallowLink>
        )
      }
    />
  )
}
