'use client'

import { useRef, useState } from 'react'
import { ConfirmDialog } from '@/admin/shared/dialogs/ConfirmDialog'
import { EditNotices } from '@/admin/shared/forms/EditNotices'
import { Form } from '@/admin/shared/forms/Form'
import { Button } from '@/admin/shared/ui/Button'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { Skeleton } from '@/admin/shared/ui/Skeleton'
import type { LeadEntity, LeadNoteEntity } from '@/domain/entities'
import { EditNote } from './EditNote'
import { LeadNote } from './LeadNote'
import { NoteFields } from './NoteFields'
import { type NoteFormState, useDeleteNote, useLeadNotes } from './useLeadNotes'

interface Props {
  lead: LeadEntity
  /** The form for a new note. */
  form: NoteFormState
  isReadOnly: boolean
}

/** What was written, called and sent, newest first. The lead's internal notes stay above it. */
export function LeadNotes({ lead, form, isReadOnly }: Props) {
  const { data, error, refetch } = useLeadNotes(lead.id)
  const [edited, setEdited] = useState<LeadNoteEntity | null>(null)
  const [removed, setRemoved] = useState<LeadNoteEntity | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = useDeleteNote(lead.id, () => setRemoved(null))
  return (
    <section aria-labelledby="lead-notes" aria-busy={!data && !error} className="flex flex-col gap-3">
      <h3 id="lead-notes" ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
        Notes and calls
      </h3>
      {!isReadOnly && (
        <Form form={form} className="flex flex-col gap-3">
          <EditNotices form={form} what="this note" />
          <NoteFields form={form} label="New note" />
          <Button type="submit" className="self-end" disabled={form.isSaving}>
            {form.isSaving ? 'Saving...' : 'Add note'}
          </Button>
        </Form>
      )}
      {error && !data ? (
        <ErrorState title="Notes couldn't be loaded" error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton className="h-16 w-full" />
      ) : data.length ? (
        <ul className="flex flex-col gap-2">
          {data.map((note) => (
            <LeadNote
              key={note.id}
              note={note}
              isReadOnly={isReadOnly}
              onEdit={() => setEdited(note)}
              onDelete={() => setRemoved(note)}
            />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">No notes yet.</p>
      )}
      {edited && (
        <EditNote
          key={edited.id}
          lead={lead}
          note={edited}
          onClose={() => setEdited(null)}
          fallbackFocus={heading}
        />
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        onClose={() => setRemoved(null)}
        onConfirm={() => removed && !remove.isPending && remove.mutate(removed)}
        title="Are you sure you want to delete this note?"
        description="This can't be undone."
        confirm="Delete"
        confirming="Deleting…"
        isBusy={remove.isPending}
        fallbackFocus={heading}
      />
    </section>
  )
}
