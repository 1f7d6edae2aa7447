import { SelectField } from '@/admin/shared/forms/SelectField'
import { TextAreaField } from '@/admin/shared/forms/TextAreaField'
import { leadNoteKinds, leadNoteLimits } from '@/domain/leadNote'
import type { NoteFormState } from './useLeadNotes'

interface Props {
  form: NoteFormState
  /** The label of its text. */
  label: string
}

/** The fields of a note. */
export function NoteFields({ form: { field }, label }: Props) {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-3 @md:grid-cols-[140px_minmax(0,1fr)]">
        <SelectField label="Kind" choices={leadNoteKinds} {...field('kind')} />
        <TextAreaField label={label} rows={2} isRequired maxLength={leadNoteLimits.text} {...field('text')} />
      </div>
    </div>
  )
}
