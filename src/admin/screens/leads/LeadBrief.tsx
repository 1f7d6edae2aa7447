'use client'

import { SelectField } from '@/admin/shared/forms/SelectField'
import { TextField } from '@/admin/shared/forms/TextField'
import { budgetBands, leadLimits } from '@/domain/lead'
import { fieldNames } from './leadForm'
import type { LeadFormState } from './useLeadForm'

/** Stands for no budget: a select does not allow an empty value. */
const unknown = 'unknown'

/** What the visitor wrote about the project, or staff learned on the phone. */
export function LeadBrief({ form }: { form: LeadFormState }) {
  const { values, set } = form
  return (
    <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-sm font-semibold">Project</legend>
      <TextField
        label={fieldNames.company}
        maxLength={leadLimits.company}
        value={values.company}
        onChange={(company) => set({ company })}
      />
      <SelectField
        label={fieldNames.budget}
        value={values.budget || unknown}
        choices={[{ value: unknown, label: 'Unknown' }, ...budgetBands]}
        onChange={(budget) => set({ budget: budget === unknown ? '' : budget })}
      />
      <TextField
        label={fieldNames.timeline}
        className="sm:col-span-2"
        maxLength={leadLimits.timeline}
        value={values.timeline}
        onChange={(timeline) => set({ timeline })}
      />
    </fieldset>
  )
}
