'use client'

import { type RefObject, useId } from 'react'
import { Dialog } from '@/admin/shared/dialogs/Dialog'
import { EditNotices } from '@/admin/shared/forms/EditNotices'
import { Form } from '@/admin/shared/forms/Form'
import { Button } from '@/admin/shared/ui/Button'
import { Notice } from '@/admin/shared/ui/Notice'
import { useDiscardQuestion } from '@/admin/shared/ui/useDiscardQuestion'
import type { LeadEntity, LeadNoteEntity } from '@/domain/entities'
import { NoteFields } from './NoteFields'
import { useNoteForm } from './useLeadNotes'

interface Props {
  lead: LeadEntity
  note: LeadNoteEntity
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** The dialog in which authors change their notes. */
export function EditNote({ lead, note, onClose, fallbackFocus }: Props) {
  const form = useNoteForm(lead, note, onClose)
  const formId = useId()
  const { close, question } = useDiscardQuestion({
    isDirty: form.isDirty,
    isPersisted: true,
    isSaving: form.isSaving,
    onClose: () => {
      form.forget()
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={close}
      title="Edit note"
      fallbackFocus={fallbackFocus}
      actions={
        <>
          <Button onClick={close} disabled={form.isSaving}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} disabled={form.isSaving}>
            {form.isSaving ? 'Saving...' : 'Save note'}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="flex flex-col gap-4">
        <EditNotices
          form={form}
          what="this note"
          ifGone={
            <Notice
              tone="warning"
              title="Someone else deleted this note."
              actions={<Button onClick={() => form.save()}>Save as a new note</Button>}
            >
              Your changes are still here.
            </Notice>
          }
        />
        <NoteFields form={form} label="Text" />
      </Form>
      {question}
    </Dialog>
  )
}
