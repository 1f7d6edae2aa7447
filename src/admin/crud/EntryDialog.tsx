'use client'

import type { ReactNode, RefObject } from 'react'
import { StandingNotice } from '../standing/StandingNotice'
import { Button } from '../ui/Button'
import type { DialogSize } from '../ui/Dialog'
import { FormDialog } from '../ui/FormDialog'
import { Notice } from '../ui/Notice'
import { differences } from './differences'
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
  const { form, theirs, mine, isGone, resource } = entry
  const { name } = resource
  if (isGone)
    return (
      <Notice tone="warning" title={`Somebody else has deleted this ${name}.`}>
        What you typed is still here. Saving makes a new {name} of it.
      </Notice>
    )
  if (theirs)
    return (
      <Notice
        tone="warning"
        title={`Somebody else has changed this ${name} while you were editing it.`}
        actions={
          <>
            <Button onClick={entry.loadTheirs}>Load theirs</Button>
            <Button onClick={entry.keepMine}>Keep mine</Button>
          </>
        }
      >
        Nothing is overwritten. Yours differs in: {differences(form.values, theirs).join(', ') || 'nothing'}.
      </Notice>
    )
  if (mine)
    return (
      <Notice
        title="Their version is loaded."
        actions={<Button onClick={entry.bringMineBack}>Bring mine back</Button>}
      />
    )
  if (form.isRestored)
    return (
      <Notice
        title="Your unsaved text is back."
        actions={<Button onClick={form.startAfresh}>Start afresh</Button>}
      />
    )
  return null
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
      onSave={entry.save}
      onClose={close}
      problems={entry.problems}
      fallbackFocus={fallbackFocus}
      size={size}
    >
      {entry.stored && <StandingNotice resource={entry.resource} entry={entry.stored} />}
      <Notices entry={entry} />
      {children}
    </FormDialog>
  )
}
