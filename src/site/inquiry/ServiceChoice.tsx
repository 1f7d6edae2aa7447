'use client'

import type { ComponentProps } from 'react'
import type { ServiceType } from '@/domain/lead'
import { useLanguage } from '@/i18n/LanguageProvider'
import { Field, Select } from '../ui/Field'

export interface ServiceOption {
  value: ServiceType
  label: string
}

/** The texts in place of the choice: the service, why it was chosen, and how to change it. */
export interface ChosenService {
  service: string
  why: string
  change: string
}

/**
 * The service an inquiry is about. With `chosen` it isn't asked: the form says which one it is, and unfolds the choice
 * on request, without scripts too.
 */
export function ServiceChoice({
  field,
  control,
  services,
  chosen,
}: {
  field: Omit<ComponentProps<typeof Field>, 'children'>
  control: ComponentProps<'select'>
  services: ServiceOption[]
  chosen: ChosenService | undefined
}) {
  const { t } = useLanguage()
  const choice = (
    <Field {...field}>
      <Select {...control}>
        <option value="">{t('inquiry.chooseService')}</option>
        {services.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
  if (!chosen) return choice
  return (
    <details
      className="group/choice"
      onToggle={({ currentTarget: { open, ownerDocument, firstElementChild } }) => {
        // The summary is gone, and focus with it.
        if (open && firstElementChild?.contains(ownerDocument.activeElement ?? null))
          ownerDocument.getElementById(String(control.id))?.focus()
      }}
    >
      <summary className="flex items-start justify-between gap-x-4 rounded-control border border-rule px-4 py-3 group-open/choice:hidden [&::-webkit-details-marker]:hidden">
        <span>
          <span className="font-semibold max-sm:block">{field.label}</span> {chosen.service}
          <span className="block text-muted text-small">{chosen.why}</span>
        </span>
        <span className="text-accent-text underline">{chosen.change}</span>
      </summary>
      {choice}
    </details>
  )
}
