import * as z from 'zod'
import { isAddressList } from '@/domain/addressList'
import { contentLimits } from '@/domain/categories'
import { valuesOf } from '@/domain/choice'
import { locales } from '@/domain/locales'
import {
  isAnalyticsId,
  isChatNumber,
  isLanguageList,
  isPhone,
  isSecurityContact,
  settingsLimits,
  settingsProblems,
} from '@/domain/siteSettings'
import { socialPlatforms } from '@/domain/social'
import { isHttpsUrl, isSafeUrl, unsafeUrlProblem } from '@/domain/url'
import { type WhatsappContext, whatsappContexts } from '@/domain/whatsapp'
import { emailAddress, optionalText, text } from './text'

const textShape = Object.fromEntries(
  whatsappContexts.map(({ name }) => [name, text(settingsLimits.whatsappText)]),
) as Record<WhatsappContext, ReturnType<typeof text>>

const link = z.object({
  platform: z.enum(valuesOf(socialPlatforms)),
  url: text(contentLimits.url).refine(isSafeUrl, unsafeUrlProblem),
})

/** A setting that may be empty or must satisfy a rule. */
const optional = (
  name: keyof typeof settingsLimits & keyof typeof settingsProblems,
  rule: (text: string) => boolean,
) =>
  optionalText(settingsLimits[name]).refine((value) => value === null || rule(value), settingsProblems[name])

/** All site settings: a PUT contains every one of them. */
export const settingsSchema = z
  .object({
    siteName: text(settingsLimits.siteName),
    email: emailAddress(settingsLimits.email),
    phone: text(settingsLimits.phone).refine(isPhone, settingsProblems.phone),
    whatsappNumber: text(settingsLimits.whatsappNumber).refine(isChatNumber, settingsProblems.whatsappNumber),
    location: text(settingsLimits.location),
    businessHours: text(settingsLimits.businessHours),
    contentLanguage: z.enum(locales),
    languages: z.array(z.enum(locales)).optional(),
    social: z.array(link).max(settingsLimits.socialLinks),
    whatsappTexts: z.object(textShape),
    analyticsId: optional('analyticsId', isAnalyticsId),
    analyticsConsent: z.boolean(),
    inquiryRecipients: optional('inquiryRecipients', isAddressList),
    confirmInquiries: z.boolean(),
    editorsMayDelete: z.boolean().optional(),
    securityContact: optional('securityContact', isSecurityContact),
    securityPolicy: optional('securityPolicy', isHttpsUrl),
    securityLanguages: optional('securityLanguages', isLanguageList),
  })
  .refine(({ languages, contentLanguage }) => !languages || languages.includes(contentLanguage), {
    path: ['languages'],
    message: settingsProblems.languages,
  })
