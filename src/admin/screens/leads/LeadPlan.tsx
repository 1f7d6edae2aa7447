'use client'

import { UserRound } from 'lucide-react'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { TextField } from '@/admin/shared/forms/TextField'
import { Button } from '@/admin/shared/ui/Button'
import type { LeadOwner } from '@/domain/entities'
import { leadLimits } from '@/domain/lead'
import { fieldNames } from './leadForm'
import type { LeadFormState } from './useLeadForm'

const nobody = 'nobody'

interface Props {
  form: LeadFormState
  owners: LeadOwner[]
  /** The current user's id; undefined while loading, or if they can't own leads. */
  me: string | undefined
}

/** A lead's expected value and closing day, and its owner. */
export function LeadPlan({ form, owners, me }: Props) {
  const { field } = form
  const owner = field('owner')
  return (
    <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-sm font-semibold">Pipeline</legend>
      <TextField
        label={`${fieldNames.estimatedValue} (₹)`}
        type="number"
        inputMode="numeric"
        min={0}
        max={leadLimits.estimatedValue}
        step={1}
        {...field('estimatedValue')}
      />
      <TextField
        label={fieldNames.expectedClose}
        type="date"
        min="2000-01-01"
        max="2999-12-31"
        {...field('expectedClose')}
      />
      <div className="flex flex-col items-start gap-1.5">
        <SelectField
          label={fieldNames.owner}
          {...owner}
          value={owner.value || nobody}
          choices={[
            { value: nobody, label: 'Unassigned' },
            ...owners.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => owner.onChange(id === nobody ? '' : id)}
          className="w-full"
        />
        {me && owner.value !== me && (
          <Button
            variant="quiet"
            icon={<UserRound aria-hidden size={14} />}
            onClick={() => owner.onChange(me)}
          >
            Assign to me
          </Button>
        )}
      </div>
    </fieldset>
  )
}
