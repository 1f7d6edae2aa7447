import { FormSection, whole } from '@/admin/shared/forms/FormSection'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { SwitchField } from '@/admin/shared/forms/SwitchField'
import { TextField } from '@/admin/shared/forms/TextField'
import { type Locale, localeNames, locales } from '@/domain/locales'
import { settingsLimits } from '@/domain/siteSettings'
import type { SettingsForm } from './useSettingsForm'

const languages = locales.map((value) => ({ value, label: localeNames[value] }))

/** What visitors, screen readers and search engines are told of the stored texts. */
export function ContentSection({ form, errors, change }: SettingsForm) {
  return (
    <FormSection title="Content" hint="Services, projects, products, articles and pages.">
      <SelectField
        label="Language of the content"
        hint="The language you write in. Where a page speaks another one, screen readers and search engines are told."
        value={form.values.contentLanguage}
        choices={languages}
        onChange={(value) => change({ contentLanguage: value as Locale })}
        error={errors.contentLanguage}
        className={whole}
      />
    </FormSection>
  )
}

/** Who hears of an inquiry by mail. */
export function InquirySection({ form, errors, change }: SettingsForm) {
  return (
    <FormSection title="Inquiries" hint="Who hears of a new lead by mail, besides the list of leads.">
      <TextField
        label="Mail new inquiries to"
        hint="Addresses with commas between them. Empty: the address that the server was set up with, or the contact e-mail."
        maxLength={settingsLimits.inquiryRecipients}
        value={form.values.inquiryRecipients}
        onChange={(value) => change({ inquiryRecipients: value })}
        error={errors.inquiryRecipients}
        className={whole}
      />
      <div className={whole}>
        <SwitchField
          label="Confirm inquiries to the visitor"
          hint="Who sends an inquiry gets a mail that it arrived."
          value={form.values.confirmInquiries}
          onChange={(value) => change({ confirmInquiries: value })}
        />
      </div>
    </FormSection>
  )
}

/** How visits are counted. */
export function AnalyticsSection({ form, errors, change }: SettingsForm) {
  return (
    <FormSection title="Analytics" hint="Page views go to a web analytics service, if there is one.">
      <TextField
        label="Measurement id"
        hint="Empty: nothing is loaded and nothing is counted."
        placeholder="G-XXXXXXX"
        maxLength={settingsLimits.analyticsId}
        value={form.values.analyticsId}
        onChange={(value) => change({ analyticsId: value })}
        error={errors.analyticsId}
        className={whole}
      />
      <div className={whole}>
        <SwitchField
          label="Ask visitors before their visits are counted"
          hint="Off: they are counted without asking. Many countries require to ask."
          value={form.values.analyticsConsent}
          onChange={(value) => change({ analyticsConsent: value })}
        />
      </div>
    </FormSection>
  )
}
