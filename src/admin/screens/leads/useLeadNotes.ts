import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, apiRequest } from '@/admin/shared/api/api'
import { toastRejection } from '@/admin/shared/api/toastFailure'
import { type Edit, saveMerged } from '@/admin/shared/forms/saveMerged'
import { usePersistedForm } from '@/admin/shared/forms/usePersistedForm'
import type { LeadEntity, LeadNoteEntity } from '@/domain/entities'
import { type LeadNoteKind, leadNoteKinds } from '@/domain/leadNote'
import { leadNoteSchema } from '@/schemas/leadNote'
import { toast } from '@/toast/toast'
import { leadsKey } from './leadsQueries'

const keyOf = (lead: string) => [...leadsKey, 'notes', lead]
const pathOf = (lead: string) => `/api/admin/leads/${lead}/notes` as const

/** The notes on a lead, newest first. */
export const useLeadNotes = (lead: string) =>
  useQuery({ queryKey: keyOf(lead), queryFn: () => apiRequest<LeadNoteEntity[]>(pathOf(lead)) })

/** Shows a changed note, and its trace in the lead's history. */
function refresh(client: QueryClient, lead: string): void {
  for (const queryKey of [keyOf(lead), [...leadsKey, 'history', lead]])
    void client.invalidateQueries({ queryKey })
}

export interface NoteForm {
  kind: string
  text: string
}

const formOf = ({ kind, text }: LeadNoteEntity): NoteForm => ({ kind, text })
const blank: NoteForm = { kind: leadNoteKinds[0].value satisfies LeadNoteKind, text: '' }

const add = (lead: string, body: NoteForm) =>
  apiRequest<LeadNoteEntity>(pathOf(lead), { method: 'POST', body })

/** @throws {EditConflict} if it was changed in another tab */
async function change(lead: string, note: string, edit: Edit<NoteForm, LeadNoteEntity>) {
  const { saved } = await saveMerged(edit, {
    write: (body, version) =>
      apiRequest<LeadNoteEntity>(`${pathOf(lead)}/${note}`, {
        method: 'PUT',
        body,
        ifMatch: version ?? undefined,
      }),
    async read() {
      const found = (await apiRequest<LeadNoteEntity[]>(pathOf(lead))).find(({ id }) => id === note)
      if (!found) throw new ApiError(404, '', 'Not Found')
      return found
    },
    toValues: formOf,
  })
  return saved
}

/** What {@link useNoteForm} is saved as along with its lead. */
export const withLead = 'with-lead'

/**
 * The form for a note on a lead: a new one, or `note`, which is added again if it was deleted meanwhile.
 * @param onSaved is told whether it was saved along with its lead
 */
export function useNoteForm(
  lead: LeadEntity,
  note: LeadNoteEntity | null,
  onSaved: (isWithLead: boolean) => void,
) {
  const client = useQueryClient()
  const sentAs = useRef<string>(undefined)
  return usePersistedForm<NoteForm, LeadNoteEntity>({
    name: note ? `lead-note-${note.id}` : `lead-${lead.id}-note`,
    stored: note,
    initial: note ? formOf(note) : blank,
    toValues: formOf,
    schema: leadNoteSchema,
    async send(edit, { isGone, as }) {
      sentAs.current = as
      try {
        return note && !isGone ? await change(lead.id, note.id, edit) : await add(lead.id, edit.values)
      } catch (error) {
        toast({ title: 'Failed to save note', variant: 'destructive' })
        throw error
      }
    },
    onSaved() {
      refresh(client, lead.id)
      toast({ title: note ? 'Note saved' : 'Note added' })
      onSaved(sentAs.current === withLead)
    },
  })
}

export type NoteFormState = ReturnType<typeof useNoteForm>

export function useDeleteNote(lead: string, onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, updatedAt }: LeadNoteEntity) =>
      apiRequest(`${pathOf(lead)}/${id}`, { method: 'DELETE', ifMatch: updatedAt }),
    onSuccess() {
      toast({ title: 'Note deleted' })
      onDeleted()
    },
    onError: (error) => toastRejection('Failed to delete note', error),
    onSettled: () => refresh(client, lead),
  })
}
