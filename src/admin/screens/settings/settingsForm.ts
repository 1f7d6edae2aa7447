import { fieldLabel } from '@/admin/shared/forms/fieldLabel'
import { isAddressList } from '@/domain/addressList'
import type { StoredSettings } from '@/domain/entities'
import {
  isAnalyticsId,
  isChatNumber,
  isLanguageList,
  isPhone,
  isSecurityContact,
  settingsProblems,
} from '@/domain/siteSettings'
import { isHttpsUrl, isSafeUrl } from '@/domain/url'
import { type WhatsappContext, whatsappContexts } from '@/domain/whatsapp'

/** Those that may be empty. */
const optionalNames = [
  'analyticsId',
  'inquiryRecipients',
  'securityContact',
  'securityPolicy',
  'securityLanguages',
] as const
type OptionalName = (typeof optionalNames)[number]

export type SettingsValues = Omit<StoredSettings, 'updatedAt' | OptionalName> & Record<OptionalName, string>

/** What is wrong, by the path of the field, such as `social.0.url`. */
export type SettingsErrors = Record<string, string>

export const toValues = ({ updatedAt: _, ...settings }: StoredSettings): SettingsValues => ({
  ...settings,
  ...(Object.fromEntries(optionalNames.map((name) => [name, settings[name] ?? ''])) as Record<
    OptionalName,
    string
  >),
})

/** Fields whose texts are merged one by one. */
export const groups = ['whatsappTexts'] as const

/** What a field is called on the screen. */
export const fieldName = (path: string): string =>
  whatsappContexts.find(({ name }) => textPath(name) === path)?.label ?? fieldLabel(path)

const required = 'This field is required.'
const names = ['siteName', 'email', 'phone', 'whatsappNumber', 'location', 'businessHours'] as const

const optionalRules: Record<OptionalName, (text: string) => boolean> = {
  analyticsId: isAnalyticsId,
  inquiryRecipients: isAddressList,
  securityContact: isSecurityContact,
  securityPolicy: isHttpsUrl,
  securityLanguages: isLanguageList,
}

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
  const { email, phone, whatsappNumber, social } = values
  const checks: [string, boolean, string][] = [
    ['email', /^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(email.trim()), 'Enter a valid email address.'],
    ['phone', isPhone(phone.trim()), settingsProblems.phone],
    ['whatsappNumber', isChatNumber(whatsappNumber.trim()), settingsProblems.whatsappNumber],
    ...optionalNames.map((name): [string, boolean, string] => {
      const text = values[name].trim()
      return [name, !text || optionalRules[name](text), settingsProblems[name]]
    }),
    ...social.map(({ url }, index): [string, boolean, string] => [
      `social.${index}.url`,
      isSafeUrl(url.trim()),
      'Enter a URL that starts with https://.',
    ]),
  ]
  return Object.fromEntries(checks.filter(([, fits]) => !fits).map(([path, , problem]) => [path, problem]))
}
