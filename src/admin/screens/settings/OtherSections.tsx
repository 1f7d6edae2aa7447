import { FormSection, whole } from '@/admin/shared/forms/FormSection'
import { SwitchField } from '@/admin/shared/forms/SwitchField'
import { TextField } from '@/admin/shared/forms/TextField'
import { Notice } from '@/admin/shared/ui/Notice'
import { TurnMailOn } from '@/admin/shared/ui/TurnMailOn'
import { settingsLimits } from '@/domain/siteSettings'
import type { SettingsForm } from './useSettingsForm'

interface InquiryProps extends SettingsForm {
  /** Otherwise no email is sent, whatever is entered here. */
  hasMail: boolean
}

/** Who receives an email about new inquiries. */
export function InquirySection({ field, hasMail }: InquiryProps) {
  return (
    <FormSection title="Inquiries" hint="Who gets an email about new leads.">
      {!hasMail && (
        <div className={whole}>
          <Notice title="Email notifications are off.">
            <p>
              <TurnMailOn /> Until then, the fields below have no effect.
            </p>
          </Notice>
        </div>
      )}
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
          hint="When off, they only delete drafts and images of their own. Only admins delete permanently."
          {...field('editorsMayDelete')}
        />
      </div>
    </FormSection>
  )
}
