import { FormSection } from '@/admin/shared/forms/FormSection'
import { TextField } from '@/admin/shared/forms/TextField'
import { settingsLimits } from '@/domain/siteSettings'
import { countryCodeHint } from './countryCodeHint'
import type { SettingsForm } from './useSettingsForm'

const fields = [
  { name: 'siteName', label: 'Site name', type: 'text' },
  { name: 'email', label: 'Contact email', type: 'email' },
  { name: 'phone', label: 'Phone number', type: 'tel', hint: countryCodeHint },
  { name: 'location', label: 'Location line', type: 'text' },
  { name: 'businessHours', label: 'Business hours', type: 'text' },
] as const

/** Contact details shown to visitors. */
export function ContactSection({ field }: SettingsForm) {
  return (
    <FormSection title="Contact details" hint="Shown on the contact page and in the footer.">
      {fields.map(({ name, ...texts }) => (
        <TextField key={name} {...texts} maxLength={settingsLimits[name]} {...field(name)} isRequired />
      ))}
    </FormSection>
  )
}
