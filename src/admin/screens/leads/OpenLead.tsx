'use client'

import { type RefObject, useState } from 'react'
import { OpenFailed } from '@/admin/shared/ui/OpenFailed'
import type { LeadEntity } from '@/domain/entities'
import { LeadDetails } from './LeadDetails'
import { useLead } from './useLeads'

interface Props {
  /** The lead whose details are open. */
  id: string | null
  /** The leads in the list. */
  shown: LeadEntity[] | undefined
  /** The WhatsApp greeting with its placeholders. */
  greeting: string
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** The dialog for the lead named in the URL, whatever its folder. It stays open when the lead leaves the list. */
export function OpenLead({ id, shown, greeting, onClose, fallbackFocus }: Props) {
  const [held, setHeld] = useState<LeadEntity | null>(null)
  const listed = id ? shown?.find((lead) => lead.id === id) : undefined
  const isElsewhere = id !== null && shown !== undefined && !listed
  const fetched = useLead(isElsewhere ? id : null)
  const found = listed ?? (isElsewhere ? fetched.data : undefined)
  if (found && found !== held) setHeld(found)
  if (!id && held) setHeld(null)
  const lead = found ?? (held?.id === id ? held : undefined)

  if (lead)
    return (
      <LeadDetails
        key={lead.id}
        lead={lead}
        greeting={greeting}
        onClose={onClose}
        fallbackFocus={fallbackFocus}
      />
    )
  return (
    <OpenFailed
      title="Lead Details"
      noun="lead"
      error={isElsewhere ? fetched.error : null}
      onRetry={fetched.refetch}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    />
  )
}
