import { Inbox } from 'lucide-react'
import type { LeadStatus } from '../../domain/lead'
import { leadsPathFor } from '../paths'
import { buttonClass } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { ShallowLink } from '../ui/ShallowLink'

export function NoLeads({ status }: { status: LeadStatus | undefined }) {
  return (
    <EmptyState
      icon={<Inbox aria-hidden size={24} />}
      title={status ? `No ${status} leads` : 'No leads yet'}
      hint={
        status
          ? 'No lead has this status. Pick another filter to see the others.'
          : 'Inquiries from the contact form of the site appear here.'
      }
      action={
        status && (
          <ShallowLink href={leadsPathFor()} className={buttonClass()}>
            Show all leads
          </ShallowLink>
        )
      }
    />
  )
}
