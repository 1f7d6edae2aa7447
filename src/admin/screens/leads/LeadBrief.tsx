'use client'

import { SelectField } from '@/admin/shared/forms/SelectField'
import { TextField } from '@/admin/shared/forms/TextField'
import { budgetBands, leadLimits } from '@/domain/lead'
import { fieldNames } from './leadForm'
import type { LeadFormState } from './useLeadForm'

/** Stands in for “no budget”, because a select can't have an empty value. */
const unknown = 'unknown'

/** Details of the project, from the visitor or added by staff. */
export function LeadBrief({ form }: { form: LeadFormState }) {
  const { field } = form
  const budget = field('budget')
  return (
    <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-sm font-semibold">Project</legend>
      <TextField label={fieldNames.company} maxLength={leadLimits.company} {...field('company')} />
      <SelectField
        label={fieldNames.budget}
        {...budget}
        value={budget.value || unknown}
        choices={[{ value: unknown, label: 'Unknown' }, ...budgetBands]}
        onChange={(band) => budget.onChange(band === unknown ? '' : band)}
      />
      <TextField
        label={fieldNames.timeline}
        className="sm:col-span-2"
        maxLength={leadLimits.timeline}
        {...field('timeline')}
      />
    </fieldset>
  )
}
