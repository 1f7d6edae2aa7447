'use client'

import { TextField } from '@/admin/shared/forms/TextField'
import { leadLimits } from '@/domain/lead'
import { fieldNames } from './leadForm'
import type { LeadFormState } from './useLeadForm'

/** Who sent the inquiry, and how to reach them. */
export function LeadContactFields({ form: { field } }: { form: LeadFormState }) {
  return (
    <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-sm font-semibold">Contact</legend>
      <TextField
        label={fieldNames.fullName}
        className="sm:col-span-2"
        isRequired
        maxLength={leadLimits.fullName}
        {...field('fullName')}
      />
      <TextField
        label={fieldNames.email}
        type="email"
        isRequired
        maxLength={leadLimits.email}
        {...field('email')}
      />
      <TextField label={fieldNames.phone} type="tel" maxLength={leadLimits.phone} {...field('phone')} />
    </fieldset>
  )
}
