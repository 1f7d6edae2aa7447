import type { GlobalConfig, PayloadRequest } from 'payload'
import { unwrittenProblem } from '@/content/translations/unwrittenPages'
import { isAddressList } from '@/domain/addressList'
import { defaultLocale, isLocale, type Locale, localeNames, locales } from '@/domain/locales'
import { offeredLanguages } from '@/domain/offeredLanguages'
import {
  isAnalyticsId,
  isChatNumber,
  isLanguageList,
  isPhone,
  isSecurityContact,
  placeholderContact,
  settingsLimits,
  settingsProblems,
} from '@/domain/siteSettings'
import { socialPlatforms } from '@/domain/social'
import { isHttpsUrl } from '@/domain/url'
import { whatsappContexts } from '@/domain/whatsapp'
import type { SiteSetting } from '@/payload-types'
import { anyone } from '../access/anyone'
import { exceptForAdmins } from '../access/exceptForAdmins'
import { isAdmin, isAdminField } from '../access/isAdmin'
import { isContentStaffField } from '../access/isContentStaff'
import { originalOnly } from '../collections/fields/originalOnly'
import { urlField } from '../collections/fields/url'
import { syncSettingsTranslations } from '../collections/translatable'
import { globalChanged } from '../hooks/contentChanged'

const fits = (value: unknown, rule: (text: string) => boolean, problem: string) =>
  (typeof value === 'string' && rule(value)) || problem

const languageOptions = locales.map((value) => ({ value, label: localeNames[value] }))

/** Whether it is a choice of languages, the originals' among them. An empty list is the default choice. */
const isChoice = (value: unknown, original: Locale = defaultLocale) =>
  value == null ||
  (Array.isArray(value) &&
    value.every((each) => typeof each === 'string' && isLocale(each)) &&
    (value.length === 0 || value.includes(original)))

interface Validated {
  siblingData: Partial<SiteSetting>
  previousValue?: unknown
  req: PayloadRequest
}

/** Each language that is turned on has its pages; one that already is may lack those of a newer version. */
async function validateLanguages(value: unknown, { siblingData, previousValue, req }: Validated) {
  const { contentLanguage = defaultLocale } = siblingData
  if (!isChoice(value, contentLanguage)) return settingsProblems.languages
  const before = offeredLanguages(previousValue as Locale[] | undefined, defaultLocale)
  const added = offeredLanguages(value as Locale[], contentLanguage).filter((one) => !before.includes(one))
  return (await unwrittenProblem(added, req)) ?? true
}

/** A required text that must satisfy a rule. */
const only = (rule: (text: string) => boolean, problem: string, max: number) => (value: unknown) =>
  fits(value, (text) => text.length <= max && rule(text), problem)

/** Fields of `/.well-known/security.txt` (RFC 9116). */
const securityField = (
  name: 'securityContact' | 'securityPolicy' | 'securityLanguages',
  rule: (text: string) => boolean,
  description: string,
) => ({
  name,
  type: 'text' as const,
  maxLength: settingsLimits[name],
  validate: (value: unknown) => !value || fits(value, rule, settingsProblems[name]),
  admin: { description },
})

/** The site's contact details and switches; every default is harmless. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  admin: { hidden: exceptForAdmins },
  access: { read: anyone, readVersions: isAdmin, update: isAdmin },
  versions: { drafts: false, max: 50 },
  hooks: { afterChange: [globalChanged, syncSettingsTranslations] },
  fields: [
    {
      name: 'siteName',
      type: 'text',
      required: true,
      defaultValue: placeholderContact.siteName,
      maxLength: settingsLimits.siteName,
    },
    { name: 'email', type: 'email', required: true, defaultValue: placeholderContact.email },
    {
      name: 'phone',
      type: 'text',
      required: true,
      defaultValue: placeholderContact.phone,
      maxLength: settingsLimits.phone,
      validate: only(isPhone, settingsProblems.phone, settingsLimits.phone),
    },
    {
      name: 'whatsappNumber',
      type: 'text',
      required: true,
      defaultValue: placeholderContact.whatsappNumber,
      maxLength: settingsLimits.whatsappNumber,
      validate: only(isChatNumber, settingsProblems.whatsappNumber, settingsLimits.whatsappNumber),
    },
    {
      name: 'location',
      type: 'text',
      localized: true,
      required: true,
      defaultValue: originalOnly('Remote & On-site'),
      maxLength: settingsLimits.location,
    },
    {
      name: 'businessHours',
      type: 'text',
      localized: true,
      required: true,
      defaultValue: originalOnly('Mon-Fri 9 AM-6 PM IST'),
      maxLength: settingsLimits.businessHours,
    },
    {
      name: 'contentLanguage',
      label: 'Content language',
      type: 'select',
      required: true,
      defaultValue: defaultLocale,
      options: languageOptions,
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      defaultValue: () => null,
      options: languageOptions,
      validate: validateLanguages,
      admin: { description: 'Leave empty to offer all of them.' },
    },
    {
      name: 'social',
      type: 'array',
      labels: { singular: 'Link', plural: 'Social links' },
      maxRows: settingsLimits.socialLinks,
      fields: [
        { name: 'platform', type: 'select', required: true, options: [...socialPlatforms] },
        urlField('url', { required: true }),
      ],
    },
    {
      name: 'whatsappTexts',
      type: 'group',
      fields: whatsappContexts.map(({ name, label, text }) => ({
        name,
        label,
        type: 'textarea' as const,
        localized: true,
        required: true,
        defaultValue: originalOnly(text),
        maxLength: settingsLimits.whatsappText,
      })),
    },
    {
      name: 'analyticsId',
      type: 'text',
      maxLength: settingsLimits.analyticsId,
      validate: (value: unknown) => !value || fits(value, isAnalyticsId, settingsProblems.analyticsId),
      admin: { description: 'Measurement ID. Leave empty to turn analytics off.' },
    },
    {
      name: 'analyticsConsent',
      label: 'Ask visitors for consent',
      type: 'checkbox',
      required: true,
      defaultValue: true,
    },
    {
      name: 'inquiryRecipients',
      label: 'Email new leads to',
      type: 'text',
      maxLength: settingsLimits.inquiryRecipients,
      access: { read: isAdminField },
      validate: (value: unknown) => !value || fits(value, isAddressList, settingsProblems.inquiryRecipients),
      admin: { description: 'Separate with commas. Leave empty to use MAIL_TO or the contact email.' },
    },
    {
      name: 'confirmInquiries',
      label: 'Send visitors a confirmation email',
      type: 'checkbox',
      required: true,
      defaultValue: false,
    },
    {
      name: 'editorsMayDelete',
      label: 'Editors may delete published entries',
      type: 'checkbox',
      defaultValue: false,
      access: { read: isContentStaffField },
      admin: { description: 'Otherwise editors only delete drafts and images of their own.' },
    },
    securityField('securityContact', isSecurityContact, 'Leave empty to use the contact email.'),
    securityField('securityPolicy', isHttpsUrl, 'URL of a page about how you handle reports.'),
    securityField('securityLanguages', isLanguageList, 'Leave empty to use the content language.'),
  ],
}
