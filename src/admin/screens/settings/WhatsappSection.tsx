import { FormSection, whole } from '@/admin/shared/forms/FormSection'
import { TextAreaField } from '@/admin/shared/forms/TextAreaField'
import { TextField } from '@/admin/shared/forms/TextField'
import { settingsLimits } from '@/domain/siteSettings'
import { whatsappContexts } from '@/domain/whatsapp'
import { countryCodeHint } from './countryCodeHint'
import type { SettingsForm } from './useSettingsForm'
import { WhatsappPreview } from './WhatsappPreview'

function placeholderHint(values: Record<string, string>): string {
  const names = Object.keys(values).map((name) => `{${name}}`)
  return names.length ? `${names.join(' and ')}: filled in automatically.` : ''
}

/** The chat number and the prefilled message of each chat link. */
export function WhatsappSection({ field, values: settings }: SettingsForm) {
  const { whatsappNumber, whatsappTexts } = settings
  return (
    <FormSection title="WhatsApp" hint="Chat number and prefilled messages.">
      <TextField
        label="WhatsApp number"
        type="tel"
        hint={countryCodeHint}
        maxLength={settingsLimits.whatsappNumber}
        {...field('whatsappNumber')}
        isRequired
        className={whole}
      />
      {whatsappContexts.map(({ name, label, values }) => (
        <div key={name} className={`grid gap-2 ${whole}`}>
          <TextAreaField
            label={label}
            hint={placeholderHint(values)}
            rows={2}
            maxLength={settingsLimits.whatsappText}
            {...field(`whatsappTexts.${name}`)}
            isRequired
          />
          <WhatsappPreview label={label} number={whatsappNumber} text={whatsappTexts[name]} values={values} />
        </div>
      ))}
    </FormSection>
  )
}
