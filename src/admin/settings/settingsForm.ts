import { isAddressList } from '../../domain/addressList'
import type { StoredSettings } from '../../domain/entities'
import { isAnalyticsId, isChatNumber, isPhone, settingsProblems } from '../../domain/siteSettings'
import { isSafeUrl } from '../../domain/url'
import { type WhatsappContext, whatsappContexts } from '../../domain/whatsapp'

export type SettingsValues = Omit<StoredSettings, 'updatedAt' | 'analyticsId' | 'inquiryRecipients'> & {
  analyticsId: string
  inquiryRecipients: string
}

/** What is wrong, by the path of the field, such as `social.0.url`. */
export type SettingsErrors = Record<string, string>

export const toValues = ({ updatedAt: _, ...settings }: StoredSettings): SettingsValues => ({
  ...settings,
  analyticsId: settings.analyticsId ?? '',
  inquiryRecipients: settings.inquiryRecipients ?? '',
})

const required = 'Please fill this in.'
const names = ['siteName', 'email', 'phone', 'whatsappNumber', 'location', 'businessHours'] as const

const textPath = (name: WhatsappContext) => `whatsappTexts.${name}`

/** The required fields that are empty. */
export function missing(values: SettingsValues): SettingsErrors {
  const paths = [
    ...names.filter((name) => !values[name].trim()),
    ...values.social.flatMap(({ url }, index) => (url.trim() ? [] : [`social.${index}.url`])),
    ...whatsappContexts
      .filter(({ name }) => !values.whatsappTexts[name].trim())
      .map(({ name }) => textPath(name)),
  ]
  return Object.fromEntries(paths.map((path) => [path, required]))
}

/** What is there but cannot be right. */
export function wrong(values: SettingsValues): SettingsErrors {
  const { email, phone, whatsappNumber, analyticsId, inquiryRecipients, social } = values
  const checks: [string, boolean, string][] = [
    ['email', /^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(email.trim()), 'This is no e-mail address.'],
    ['phone', isPhone(phone.trim()), settingsProblems.phone],
    ['whatsappNumber', isChatNumber(whatsappNumber.trim()), settingsProblems.whatsappNumber],
    ['analyticsId', !analyticsId.trim() || isAnalyticsId(analyticsId.trim()), settingsProblems.analyticsId],
    [
      'inquiryRecipients',
      !inquiryRecipients.trim() || isAddressList(inquiryRecipients),
      settingsProblems.inquiryRecipients,
    ],
    ...social.map(({ url }, index): [string, boolean, string] => [
      `social.${index}.url`,
      isSafeUrl(url.trim()),
      'An address starts with https://.',
    ]),
  ]
  return Object.fromEntries(checks.filter(([, fits]) => !fits).map(([path, , problem]) => [path, problem]))
}
