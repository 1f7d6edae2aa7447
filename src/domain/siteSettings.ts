import { isEmailAddress } from './email'
import { placeholderEmail } from './securityTxt'
import { isHttpsUrl } from './url'

/** The example agency's, until a site has its own. */
export const placeholderContact = {
  siteName: 'Kitewing',
  email: placeholderEmail,
  phone: '+91 80 0000 0000',
  whatsappNumber: '910000000000',
} as const

/** Length limits of the site's settings, in characters; the specification leaves them open (decision 004). */
export const settingsLimits = {
  siteName: 60,
  email: 254,
  phone: 40,
  whatsappNumber: 40,
  location: 120,
  businessHours: 120,
  whatsappText: 500,
  analyticsId: 40,
  inquiryRecipients: 500,
  socialLinks: 10,
  securityContact: 300,
  securityPolicy: 300,
  securityLanguages: 60,
} as const

const digitsOf = (text: string) => text.replace(/\D/g, '').length

/** Whether it is a phone number: digits with the usual separators. */
export const isPhone = (text: string) => /^\+?[\d\s().\-/]+$/.test(text) && digitsOf(text) >= 6

/** Whether WhatsApp accepts it: a number has 8 to 15 digits, including its country code. */
export const isChatNumber = (text: string) =>
  /^\+?[\d\s().-]+$/.test(text) && digitsOf(text) >= 8 && digitsOf(text) <= 15

export const isAnalyticsId = (text: string) => /^[A-Z0-9-]+$/i.test(text)

/** Whether it can receive vulnerability reports: an email address, or a page with a form (RFC 9116). */
export const isSecurityContact = (text: string) => isEmailAddress(text) || isHttpsUrl(text)

/** `en, de`: language tags separated by commas. */
export const isLanguageList = (text: string) =>
  /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*(?:\s*,\s*[a-z]{2,3}(?:-[a-z0-9]{2,8})*)*$/i.test(text)

/** What is wrong with a setting, for administrators. */
export const settingsProblems = {
  phone: 'Use digits (at least 6), spaces, hyphens, brackets; optional leading +.',
  whatsappNumber: 'Enter a number with country code, 8 to 15 digits.',
  analyticsId: 'Use letters, digits and hyphens only.',
  securityContact: 'Enter an email address or a URL that starts with https://.',
  securityPolicy: 'Enter a URL that starts with https://.',
  securityLanguages: 'Enter language codes separated by commas, such as en, de.',
  inquiryRecipients: 'Enter email addresses separated by commas.',
  languages: 'Include the content language.',
} as const
