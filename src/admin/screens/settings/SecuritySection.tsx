import { FormSection, whole } from '@/admin/shared/forms/FormSection'
import { TextField } from '@/admin/shared/forms/TextField'
import { securityTxtPath } from '@/domain/securityTxt'
import { settingsLimits } from '@/domain/siteSettings'
import type { SettingsForm } from './useSettingsForm'

const fields = [
  {
    name: 'securityContact',
    label: 'Security contact',
    hint: 'An email address or https:// URL. Leave empty to use the contact email.',
    className: undefined,
  },
  {
    name: 'securityLanguages',
    label: 'Report languages',
    hint: 'Language codes such as en, de. Leave empty to use the content language.',
    className: undefined,
  },
  {
    name: 'securityPolicy',
    label: 'Security policy',
    hint: 'Optional. URL of a page about how you handle reports, starting with https://.',
    className: whole,
  },
] as const

/** The contact for vulnerability reports. */
export function SecuritySection({ field }: SettingsForm) {
  return (
    <FormSection
      title="Security"
      hint={`Tells security researchers how to reach you, at ${securityTxtPath}.`}
    >
      {fields.map(({ name, label, hint, className }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          maxLength={settingsLimits[name]}
          {...field(name)}
          className={className}
        />
      ))}
    </FormSection>
  )
}
