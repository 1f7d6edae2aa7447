'use client'

import { Inbox, OctagonAlert, Trash2, Undo2, X } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import type { Selection } from '@/admin/shared/lists/useSelection'
import { Button } from '@/admin/shared/ui/Button'
import { Select } from '@/admin/shared/ui/Select'
import { useLeaveFocus } from '@/admin/shared/ui/useLeaveFocus'
import { isLost, lostStatus } from '@/domain/deal'
import type { LeadSummary } from '@/domain/entities'
import { type LeadFolder, type LeadStatus, leadStatuses } from '@/domain/lead'
import { bulkLimit } from '@/domain/limits'
import { ExportButton } from './ExportButton'
import { LossQuestion } from './LossQuestion'
import type { LeadsAddress } from './leadsList'
import { type LeadAction, useLeadActions } from './useLeadActions'

interface Props {
  selection: Selection
  filter: LeadsAddress
  owners: LeadSummary['owners']
  /** Undefined if the user may not delete them. */
  onDelete: ((ids: string[]) => void) | undefined
  /** Takes the focus when the bar is removed while the focus is in it. */
  fallbackFocus: RefObject<HTMLElement | null>
}

/** The folders a lead can be moved to, besides the trash. */
const moves: Record<
  LeadFolder,
  { action: 'spam' | 'not-spam' | 'restore'; label: string; Icon: typeof Inbox }
> = {
  inbox: { action: 'spam', label: 'Spam', Icon: OctagonAlert },
  spam: { action: 'not-spam', label: 'Not spam', Icon: Inbox },
  trash: { action: 'restore', label: 'Restore', Icon: Undo2 },
}

const nobody = 'none'

const ownerChoices = (owners: Props['owners']) => [
  ...(owners.some(({ isMe }) => isMe) ? [{ value: 'me', label: 'Me' }] : []),
  ...owners
    .filter(({ isMe, isActive }) => isActive && !isMe)
    .map(({ id, name }) => ({ value: id, label: name })),
  { value: nobody, label: 'Unassigned' },
]

/** Actions for all selected leads. */
export function BulkBar({ selection, filter, owners, onDelete, fallbackFocus }: Props) {
  const bar = useLeaveFocus<HTMLElement>(fallbackFocus)
  const actions = useLeadActions()
  const ids = [...selection.ids]
  const change = (action: LeadAction) => ({ ...action, ids, versions: selection.versionsOf(ids) })
  const act = (action: LeadAction) => actions.mutate(change(action), { onSuccess: selection.clear })
  function setStatus(status: LeadStatus) {
    if (isOff) return
    if (isLost(status)) setAsking(true)
    else act({ action: 'status', status })
  }
  const { action, label, Icon } = moves[filter.folder]
  const [isAsking, setAsking] = useState(false)
  const statusSelect = useRef<HTMLButtonElement>(null)
  const afterQuestion = {
    get current() {
      return statusSelect.current ?? fallbackFocus.current
    },
  }
  const isTooMany = ids.length > bulkLimit
  const isOff = actions.isPending || isTooMany
  return (
    <section
      ref={bar}
      aria-label="Selected leads"
      className="sticky max-sm:top-2 sm:bottom-2 z-10 sm:order-last flex flex-wrap items-center gap-2 rounded-xl border border-accent bg-accent-soft px-4 py-2.5 shadow-sm"
    >
      <p role="status" className="mr-auto text-sm font-medium tabular-nums">
        {ids.length} selected{isTooMany && `: up to ${bulkLimit} can be changed at once`}
      </p>
      {filter.folder !== 'trash' && (
        <>
          <Select
            ref={statusSelect}
            label="Set status of selected leads"
            value=""
            placeholder="Set status"
            choices={leadStatuses}
            onChange={(status) => setStatus(status as LeadStatus)}
          />
          <Select
            label="Set owner of selected leads"
            value=""
            placeholder="Set owner"
            choices={ownerChoices(owners)}
            onChange={(owner) => !isOff && act({ action: 'owner', owner: owner === nobody ? null : owner })}
          />
        </>
      )}
      <Button icon={<Icon aria-hidden size={14} />} disabled={isOff} onClick={() => act({ action })}>
        {label}
      </Button>
      {!isTooMany && (
        <ExportButton filter={filter} ids={ids}>
          Export
        </ExportButton>
      )}
      {onDelete && (
        <Button
          variant="danger"
          icon={<Trash2 aria-hidden size={14} />}
          disabled={isOff}
          onClick={() => onDelete(ids)}
        >
          {filter.folder === 'trash' ? 'Delete forever' : 'Delete'}
        </Button>
      )}
      <Button variant="quiet" icon={<X aria-hidden size={14} />} onClick={selection.clear}>
        Clear
      </Button>
      {isAsking && (
        <LossQuestion
          ids={ids}
          onAnswer={(outcome) =>
            actions
              .mutateAsync(change({ action: 'status', status: lostStatus, ...outcome }))
              .then(selection.clear)
          }
          onClose={() => setAsking(false)}
          fallbackFocus={afterQuestion}
        />
      )}
    </section>
  )
}
