import { MessageSquare, Pencil, Phone, StickyNote, Trash2 } from 'lucide-react'
import { Button } from '@/admin/shared/ui/Button'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import { labelOf } from '@/domain/choice'
import type { LeadNoteEntity } from '@/domain/entities'
import { type LeadNoteKind, leadNoteKinds } from '@/domain/leadNote'

const icons: Record<LeadNoteKind, typeof Phone> = { note: StickyNote, call: Phone, message: MessageSquare }

/** Payload sets both times of a new entry one after the other. */
const isEdited = ({ createdAt, updatedAt }: LeadNoteEntity) =>
  Date.parse(updatedAt) - Date.parse(createdAt) >= 1000

interface Props {
  note: LeadNoteEntity
  isReadOnly: boolean
  onEdit: () => void
  onDelete: () => void
}

/** A note with its kind, author and time. */
export function LeadNote({ note, isReadOnly, onEdit, onDelete }: Props) {
  const { kind, text, author, mayEdit, mayDelete, createdAt } = note
  const Icon = icons[kind]
  const textId = `note-${note.id}`
  return (
    <li className="flex flex-col gap-1 rounded-lg border border-line px-3 py-2">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3">
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <span className="inline-flex items-center gap-1.5 font-medium text-ink">
            <Icon aria-hidden size={14} className="shrink-0" />
            {labelOf(leadNoteKinds, kind)}
          </span>
          <span>
            {author}, <RelativeTime iso={createdAt} />
            {isEdited(note) && ', edited'}
          </span>
        </p>
        {!isReadOnly && (
          <span className="-mr-2 flex">
            {mayEdit && (
              <Button
                variant="quiet"
                icon={<Pencil aria-hidden size={14} />}
                aria-label="Edit note"
                aria-describedby={textId}
                onClick={onEdit}
              />
            )}
            {mayDelete && (
              <Button
                variant="quiet"
                icon={<Trash2 aria-hidden size={14} />}
                aria-label="Delete note"
                aria-describedby={textId}
                onClick={onDelete}
              />
            )}
          </span>
        )}
      </div>
      <p id={textId} className="leading-relaxed wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </li>
  )
}
