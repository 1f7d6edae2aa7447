'use client'

import type { RefObject } from 'react'
import { FormDialog } from '@/admin/shared/dialogs/FormDialog'
import { EditNotices } from '@/admin/shared/forms/EditNotices'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { EditConflict } from '@/admin/shared/forms/saveMerged'
import { TextField } from '@/admin/shared/forms/TextField'
import { usePersistedForm } from '@/admin/shared/forms/usePersistedForm'
import { agencyDay } from '@/domain/clock'
import { type LostReason, lostReasons, maxLostNote, unlistedReason } from '@/domain/deal'
import type { LeadEntity } from '@/domain/entities'
import { lostSchema, wonSchema } from '@/schemas/lead'
import { outcomeNames } from './leadForm'
import type { Outcome } from './outcome'

type Stored = Pick<LeadEntity, 'updatedAt' | 'closedOn' | 'lostReason' | 'lostNote'>

const toValues = ({ closedOn, lostReason, lostNote }: Stored) => ({
  lostReason: lostReason ?? '',
  lostNote: lostNote ?? '',
  closedOn: closedOn ?? agencyDay(new Date()),
})

const none: Stored = { updatedAt: '', closedOn: null, lostReason: null, lostNote: null }

interface Props {
  /** The storage key for unsaved input. */
  name: string
  title: string
  description?: string
  /** Label of the save button. */
  save: string
  /** Whether it asks for a reason, too. */
  isLost: boolean
  /** The outcome to change, if there is one. */
  stored?: Stored
  /** Saves it; reports any error to the user before throwing it. */
  onSave: (outcome: Outcome) => Promise<unknown>
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** How leads ended: when and, if they were lost, why. */
export function OutcomeDialog(props: Props) {
  const { name, title, description, save, isLost, stored, onSave, onClose, fallbackFocus } = props
  const form = usePersistedForm<ReturnType<typeof toValues>, Stored>({
    name,
    stored: stored ?? null,
    initial: toValues(stored ?? none),
    toValues,
    labelOf: (field) => outcomeNames[field as keyof Outcome],
    schema: isLost ? lostSchema : wonSchema,
    async send({ values: { closedOn, lostReason, lostNote } }) {
      const reason = { lostReason: lostReason as LostReason, lostNote: lostNote.trim() || null }
      try {
        await onSave({ closedOn, ...(isLost && reason) })
      } catch (error) {
        // The notification offers to keep this outcome; the dialog knows only the lead as it was.
        if (error instanceof EditConflict) onClose()
        throw error
      }
      return none
    },
    onSaved: onClose,
  })
  const { values, field } = form
  return (
    <FormDialog
      title={title}
      {...(description && { description })}
      save={save}
      form={form}
      isPersisted
      onClose={() => {
        form.forget()
        onClose()
      }}
      fallbackFocus={fallbackFocus}
      size="small"
    >
      <EditNotices form={form} what="this outcome" />
      {isLost && (
        <>
          <SelectField
            label={outcomeNames.lostReason}
            isRequired
            choices={lostReasons}
            {...field('lostReason')}
          />
          <TextField
            label={outcomeNames.lostNote}
            isRequired={values.lostReason === unlistedReason}
            maxLength={maxLostNote}
            {...field('lostNote')}
          />
        </>
      )}
      <TextField
        label={outcomeNames.closedOn}
        type="date"
        isRequired
        min="2000-01-01"
        max={agencyDay(new Date())}
        {...field('closedOn')}
      />
    </FormDialog>
  )
}
