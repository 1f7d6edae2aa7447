'use client'

import type { ReactNode, RefObject } from 'react'
import { formatTime } from '@/domain/clock'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import type { DialogSize } from '../dialogs/Dialog'
import { FormDialog } from '../dialogs/FormDialog'
import { ConflictNotice } from '../forms/ConflictNotice'
import { RestoredNotice, SetAsideNotice } from '../forms/KeptNotices'
import { PublishingNotice } from '../publishing/PublishingNotice'
import { Notice } from '../ui/Notice'
import { EntryLinks } from './EntryLinks'
import type { EntryForm } from './useEntryForm'

interface Props {
  title: string
  save: string
  entry: EntryForm
  onClose: () => void
  fallbackFocus?: RefObject<HTMLElement | null> | undefined
  size?: DialogSize
  children: ReactNode
}

function Notices({ entry }: Pick<Props, 'entry'>) {
  const { form, conflicts, isGone, resource } = entry
  const { name } = resource
  if (isGone)
    return (
      <Notice tone="warning" title={`Someone else deleted this ${name}.`}>
        Your changes are still here. Saving creates a new {name} from them.
      </Notice>
    )
  if (conflicts)
    return (
      <ConflictNotice
        title={`Someone else changed this ${name} while you were editing.`}
        fields={conflicts}
        onReload={form.reloadTheirs}
        onKeep={entry.keepMine}
      />
    )
  if (form.setAside) return <SetAsideNotice onRestore={form.restoreMine} />
  if (form.isRestored) return <RestoredNotice onDiscard={form.startAfresh} />
  return null
}

/** Before a save goes over a draft that somebody has written in the full editor. */
function DraftQuestion({ entry }: Pick<Props, 'entry'>) {
  const { draft, saveOverDraft, closeDraftQuestion } = entry
  return (
    <ConfirmDialog
      isOpen={draft !== undefined}
      onClose={closeDraftQuestion}
      onConfirm={saveOverDraft}
      title="Save over a newer draft?"
      description={`A newer draft exists${draft ? `, saved on ${formatTime(draft)}` : ''}. If you save this version, the draft is kept in the version history.`}
      cancel="Keep editing"
      confirm="Save this version"
    />
  )
}

/** The dialog in which an entry is added or edited, with what there is to say about other people's changes. */
export function EntryDialog(props: Props) {
  const { title, save, entry, onClose, fallbackFocus, size, children } = props
  const close = () => {
    entry.form.forget()
    onClose()
  }
  return (
    <FormDialog
      title={title}
      save={save}
      isSaving={entry.isSaving}
      isDirty={entry.form.isDirty}
      isKept
      onSave={entry.save}
      onClose={close}
      problems={entry.problems}
      fallbackFocus={fallbackFocus}
      size={size}
    >
      {entry.stored && <EntryLinks resource={entry.resource} id={entry.stored.id} />}
      {entry.stored && <PublishingNotice resource={entry.resource} entry={entry.stored} />}
      <Notices entry={entry} />
      {children}
      <DraftQuestion entry={entry} />
    </FormDialog>
  )
}
