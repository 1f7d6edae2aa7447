'use client'

import { useAuth } from '@payloadcms/ui'
import { Inbox, OctagonAlert, Trash2, Undo2, UserRound } from 'lucide-react'
import { Button } from '@/admin/shared/ui/Button'
import type { LeadEntity } from '@/domain/entities'
import type { User } from '@/payload-types'
import { ContactButton } from './ContactButton'
import { oneLead, useLeadActions } from './useLeadActions'
import { useUpdateLead } from './useLeads'

interface Props {
  lead: LeadEntity
  greeting: string
  titleId: string
  onDetails: () => void
  /** Undefined if the user may not delete it. */
  onDelete: (() => void) | undefined
}

/** The actions for a lead, depending on its folder. */
export function LeadCardActions({ lead, greeting, titleId, onDetails, onDelete }: Props) {
  const actions = useLeadActions()
  const update = useUpdateLead(lead.id)
  const me = useAuth<User>().user?.id
  const { folder } = lead
  const move = (action: 'spam' | 'not-spam' | 'restore') =>
    !actions.isPending && actions.mutate({ action, ...oneLead(lead) })
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={onDetails} aria-describedby={titleId}>
        Details
      </Button>
      {folder === 'inbox' && (
        <>
          <ContactButton lead={lead} greeting={greeting} describedBy={titleId} />
          {!lead.owner && (
            <Button
              variant="quiet"
              icon={<UserRound aria-hidden size={14} />}
              onClick={() => me && !update.isPending && update.mutate({ change: { owner: me }, base: lead })}
              aria-describedby={titleId}
            >
              Assign to me
            </Button>
          )}
          <Button
            variant="quiet"
            icon={<OctagonAlert aria-hidden size={14} />}
            onClick={() => move('spam')}
            aria-describedby={titleId}
          >
            Spam
          </Button>
        </>
      )}
      {folder === 'spam' && (
        <Button
          icon={<Inbox aria-hidden size={14} />}
          onClick={() => move('not-spam')}
          aria-describedby={titleId}
        >
          Not spam
        </Button>
      )}
      {folder === 'trash' && (
        <Button
          icon={<Undo2 aria-hidden size={14} />}
          onClick={() => move('restore')}
          aria-describedby={titleId}
        >
          Restore
        </Button>
      )}
      {onDelete && (
        <Button
          variant="danger"
          icon={<Trash2 aria-hidden size={14} />}
          onClick={onDelete}
          aria-describedby={titleId}
        >
          {folder === 'trash' ? 'Delete forever' : 'Delete'}
        </Button>
      )}
    </div>
  )
}
