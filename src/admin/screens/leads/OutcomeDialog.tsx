'use client'

import type { RefObject } from 'react'
import { FormDialog } from '@/admin/shared/dialogs/FormDialog'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { EditConflict } from '@/admin/shared/forms/saveMerged'
import { TextField } from '@/admin/shared/forms/TextField'
import { useSchemaForm } from '@/admin/shared/forms/useSchemaForm'
import { type LostReason, lostReasons, maxLostNote, unlistedReason } from '@/domain/deal'
import type { LeadEntity } from '@/domain/entities'
import { agencyDay } from '@/domain/nextStep'
import { lostSchema, wonSchema } from '@/schemas/lead'
import { outcomeNames } from './leadForm'
import type { Outcome } from './outcome'

interface Props {
  title: string
  description?: string
  /** Label of the save button. */
  save: string
  /** Whether it asks for a reason, too. */
  isLost: boolean
  /** The outcome to change, if there is one. */
  stored?: Pick<LeadEntity, 'closedOn' | 'lostReason' | 'lostNote'>
  /** Saves it; reports any error to the user before throwing it. */
  onSave: (outcome: Outcome) => Promise<unknown>
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** How leads ended: when and, if they were lost, why. */
export function OutcomeDialog(props: Props) {
  const { title, description, save, isLost, stored, onSave, onClose, fallbackFocus } = props
  const today = agencyDay(new Date())
  const form = useSchemaForm({
    initial: {
      lostReason: stored?.lostReason ?? '',
      lostNote: stored?.lostNote ?? '',
      closedOn: stored?.closedOn ?? today,
    },
    schema: isLost ? lostSchema : wonSchema,
    async send({ closedOn, lostReason, lostNote }) {
      const reason = { lostReason: lostReason as LostReason, lostNote: lostNote.trim() || null }
      try {
        await onSave({ closedOn, ...(isLost && reason) })
      } catch (error) {
        // The notification offers to keep this outcome; the dialog knows only the lead as it was.
        if (!(error instanceof EditConflict)) throw error
      }
      onClose()
    },
  })
  const { values, field } = form
  return (
    <FormDialog
      title={title}
      {...(description && { description })}
      save={save}
      form={form}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
      size="small"
    >
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
        max={today}
        {...field('closedOn')}
      />
    </FormDialog>
  )
}
