import { z } from 'zod'
import { isAddressList } from '../../domain/addressList'
import { contentBounds } from '../../domain/categories'
import { valuesOf } from '../../domain/lead'
import { locales } from '../../domain/locales'
import {
  isAnalyticsId,
  isChatNumber,
  isPhone,
  settingsBounds,
  settingsProblems,
} from '../../domain/siteSettings'
import { socialPlatforms } from '../../domain/social'
import { isSafeUrl } from '../../domain/url'
import { type WhatsappContext, whatsappContexts } from '../../domain/whatsapp'
import { optionalText, text } from './text'

const textShape = Object.fromEntries(
  whatsappContexts.map(({ name }) => [name, text(settingsBounds.whatsappText)]),
) as Record<WhatsappContext, ReturnType<typeof text>>

const link = z.object({
  platform: z.enum(valuesOf(socialPlatforms)),
  url: text(contentBounds.url).refine(isSafeUrl, 'must be an http(s) address or a path of this site'),
})

/** All settings of the site: a PUT carries the whole of them. */
export const settingsSchema = z.object({
  siteName: text(settingsBounds.siteName),
  email: text(settingsBounds.email).pipe(z.email('must be an e-mail address')),
  phone: text(settingsBounds.phone).refine(isPhone, settingsProblems.phone),
  whatsappNumber: text(settingsBounds.whatsappNumber).refine(isChatNumber, settingsProblems.whatsappNumber),
  location: text(settingsBounds.location),
  businessHours: text(settingsBounds.businessHours),
  contentLanguage: z.enum(locales),
  social: z.array(link).max(settingsBounds.socialLinks),
  whatsappTexts: z.object(textShape),
  analyticsId: optionalText(settingsBounds.analyticsId).refine(
    (value) => value === null || isAnalyticsId(value),
    settingsProblems.analyticsId,
  ),
  analyticsConsent: z.boolean(),
  inquiryRecipients: optionalText(settingsBounds.inquiryRecipients).refine(
    (value) => value === null || isAddressList(value),
    settingsProblems.inquiryRecipients,
  ),
  confirmInquiries: z.boolean(),
})
