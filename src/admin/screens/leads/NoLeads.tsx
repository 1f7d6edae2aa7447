import { Inbox } from 'lucide-react'
import { buttonClass } from '@/admin/shared/ui/Button'
import { EmptyState } from '@/admin/shared/ui/EmptyState'
import { ShallowLink } from '@/admin/shared/ui/ShallowLink'
import { isNarrowed, type LeadsAddress, leadsAddress } from './leadsList'

function words(address: LeadsAddress): { title: string; hint: string } {
  const { folder, status } = address
  if (isNarrowed(address))
    return {
      title: status ? `No ${status} leads` : 'No leads found',
      hint: 'No leads match your search and filters.',
    }
  if (status)
    return {
      title: `No ${status} leads`,
      hint: 'No leads have this status. Pick another filter to see more.',
    }
  if (folder === 'spam') return { title: 'No spam', hint: 'Suspected spam appears here.' }
  if (folder === 'trash')
    return {
      title: 'The trash is empty',
      hint: 'Deleted leads stay here until you restore them or delete them forever.',
    }
  return { title: 'No leads yet', hint: "Leads from the site's contact form appear here." }
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
