/** Characters of the site's settings; the specification leaves them open (decision 004). */
export const settingsBounds = {
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
} as const

const digitsOf = (text: string) => text.replace(/\D/g, '').length

/** Whether somebody can call it: digits, with the signs that people put between them. */
export const isPhone = (text: string) => /^\+?[\d\s().\-/]+$/.test(text) && digitsOf(text) >= 6

/** Whether a chat can be opened with it: a number with its country code has 8 to 15 digits. */
export const isChatNumber = (text: string) =>
  /^\+?[\d\s().-]+$/.test(text) && digitsOf(text) >= 8 && digitsOf(text) <= 15

export const isAnalyticsId = (text: string) => /^[A-Z0-9-]+$/i.test(text)

/** What is wrong with a setting, for those who run the site. */
export const settingsProblems = {
  phone: 'Digits, with spaces, hyphens, brackets and a + in front at most.',
  whatsappNumber: 'A number with its country code: 8 to 15 digits.',
  analyticsId: 'Letters, digits and hyphens only.',
  inquiryRecipients: 'E-mail addresses, with commas between them.',
} as const
