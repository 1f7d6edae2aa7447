import { FormSection, whole } from '@/admin/shared/forms/FormSection'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { SwitchField } from '@/admin/shared/forms/SwitchField'
import { TextField } from '@/admin/shared/forms/TextField'
import { type Locale, localeNames, locales } from '@/domain/locales'
import { settingsLimits } from '@/domain/siteSettings'
import type { SettingsForm } from './useSettingsForm'

const languages = locales.map((value) => ({ value, label: localeNames[value] }))

/** The agency's description for visitors, screen readers and search engines. */
export function ContentSection({ field }: SettingsForm) {
  const language = field('contentLanguage')
  return (
    <FormSection title="Content" hint="Services, projects, products, articles and pages.">
      <SelectField
        label="Content language"
        hint="The language you write in, so that screen readers and search engines know."
        choices={languages}
        {...language}
        onChange={(value) => language.onChange(value as Locale)}
        className={whole}
      />
    </FormSection>
  )
}

/** Who receives an email about new inquiries. */
export function InquirySection({ field }: SettingsForm) {
  return (
    <FormSection title="Inquiries" hint="Who gets an email about new leads.">
      <TextField
        label="Email new leads to"
        hint="Separate with commas. Leave empty to use the server's default or the contact email."
        maxLength={settingsLimits.inquiryRecipients}
        {...field('inquiryRecipients')}
        className={whole}
      />
      <div className={whole}>
        <SwitchField
          label="Send visitors a confirmation email"
          hint="Sent when their inquiry arrives."
          {...field('confirmInquiries')}
        />
      </div>
    </FormSection>
  )
}

export function AnalyticsSection({ field }: SettingsForm) {
  return (
    <FormSection title="Analytics" hint="Send page views to Google Analytics.">
      <TextField
        label="Measurement ID"
        hint="Leave empty to turn analytics off."
        placeholder="G-XXXXXXX"
        maxLength={settingsLimits.analyticsId}
        {...field('analyticsId')}
        className={whole}
      />
      <div className={whole}>
        <SwitchField
          label="Ask visitors for consent"
          hint="When off, visits are counted without asking. Many countries require consent."
          {...field('analyticsConsent')}
        />
      </div>
    </FormSection>
  )
}

/** What editors may do besides writing. */
export function EditorSection({ field }: SettingsForm) {
  return (
    <FormSection title="Editors" hint="Editors write posts, projects and media.">
      <div className={whole}>
        <SwitchField
          label="Editors may delete published entries"
          hint="When off, they only delete drafts and images of their own. Only admins delete for good."
          {...field('editorsMayDelete')}
        />
      </div>
    </FormSection>
  )
}
