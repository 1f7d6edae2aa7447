'use client'

import { Rows } from '@/admin/shared/forms/Rows'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { TextField } from '@/admin/shared/forms/TextField'
import { Checkbox } from '@/admin/shared/ui/Checkbox'
import type { LeadOwner } from '@/domain/entities'
import { leadLimits } from '@/domain/lead'
import { blankStep, fieldNames } from './leadForm'
import type { LeadFormState } from './useLeadForm'

const nobody = 'nobody'

interface Props {
  form: LeadFormState
  /** Who can be given a step. */
  people: LeadOwner[]
}

/** What is to be done for a lead, by whom and when. */
export function LeadSteps({ form: { field, values, set }, people }: Props) {
  const choices = [
    { value: nobody, label: 'Nobody yet' },
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-sm font-semibold">{fieldNames.nextSteps}</legend>
      <Rows
        noun="step"
        rows={values.nextSteps}
        max={leadLimits.nextSteps}
        blank={blankStep}
        onChange={(nextSteps) => set({ nextSteps })}
      >
        {(index) => {
          const person = field(`nextSteps.${index}.person`)
          const isDone = field(`nextSteps.${index}.isDone`)
          return (
            <>
              <TextField
                label="What"
                isRequired
                maxLength={leadLimits.nextStep}
                {...field(`nextSteps.${index}.text`)}
                className="basis-full"
              />
              <TextField
                label="Due"
                type="date"
                min="2000-01-01"
                max="2999-12-31"
                {...field(`nextSteps.${index}.due`)}
                className="w-36 grow"
              />
              <SelectField
                label="Person"
                {...person}
                value={person.value || nobody}
                choices={choices}
                onChange={(id) => person.onChange(id === nobody ? '' : id)}
                className="w-36 grow"
              />
              <span className="mt-6 flex min-h-10 items-center gap-1 text-sm">
                <Checkbox label="Done" isChecked={isDone.value} onChange={isDone.onChange} />
                <span aria-hidden>Done</span>
              </span>
            </>
          )
        }}
      </Rows>
    </fieldset>
  )
}
