'use client'

import type { ReactNode, RefObject } from 'react'
import { formatTime } from '@/domain/clock'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import type { DialogSize } from '../dialogs/Dialog'
import { FormDialog } from '../dialogs/FormDialog'
import { EditNotices } from '../forms/EditNotices'
import { PublishingNotice } from '../publishing/PublishingNotice'
import { TranslationLinks } from '../translations/TranslationLinks'
import { Notice } from '../ui/Notice'
import { EntryLinks, NewEntryLink } from './EntryLinks'
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

/** Asks before a save overwrites a newer draft from the full editor. */
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

/** The dialog for adding or editing an entry, including notices about other people's changes. */
export function EntryDialog(props: Props) {
  const { title, save, entry, onClose, fallbackFocus, size, children } = props
  const { name } = entry.resource
  const close = () => {
    entry.forget()
    onClose()
  }
  return (
    <FormDialog
      title={title}
      save={save}
      form={entry}
      isPersisted
      onClose={close}
      fallbackFocus={fallbackFocus}
      size={size}
    >
      {entry.stored ? (
        <EntryLinks resource={entry.resource} id={entry.stored.id} />
      ) : (
        <NewEntryLink resource={entry.resource} />
      )}
      {entry.stored && <TranslationLinks kind={entry.resource.collection} entry={entry.stored.id} />}
      {entry.stored && <PublishingNotice resource={entry.resource} entry={entry.stored} />}
      <EditNotices
        form={entry}
        what={`this ${name}`}
        ifGone={
          <Notice tone="warning" title={`Someone else deleted this ${name}.`}>
            Your changes are still here. Saving creates a new {name} from them.
          </Notice>
        }
      />
      {children}
      <DraftQuestion entry={entry} />
    </FormDialog>
  )
}
