import type { SettingsEntity, StoredSettings } from '../domain/entities'
import { defaultLocale, type Locale } from '../domain/locales'
import { placeholderEmail, type SecurityContact } from '../domain/securityTxt'
import { getCms } from '../runtime/cms'
import { settings } from '../settings'
import type { AccessContext } from './accessContext'
import { toSettings } from './shapes'

const slug = 'site-settings'

/** The site's contact details, links and texts, these in the language of a reader if they are translated. */
export async function siteSettings(locale?: Locale): Promise<SettingsEntity & { language: Locale }> {
  const payload = await getCms()
  const original = toSettings(await payload.findGlobal({ slug, overrideAccess: false }))
  const { contentLanguage } = original
  if (!locale || locale === contentLanguage) return { ...original, language: contentLanguage }
  const translated = await payload.findGlobal({ slug, locale, overrideAccess: false })
  // Public exactly if it has a location in that language, which is required.
  return translated.location
    ? { ...toSettings(translated), language: locale }
    : { ...original, language: contentLanguage }
}

/** Settings that have never been saved. */
const never = new Date(0).toISOString()

/** The settings with the time they were last saved, for editing. */
export async function storedSettings(access: AccessContext): Promise<StoredSettings> {
  const payload = await getCms()
  const stored = await payload.findGlobal({ slug, depth: 0, ...access })
  return {
    ...toSettings(stored),
    inquiryRecipients: stored.inquiryRecipients ?? null,
    confirmInquiries: stored.confirmInquiries ?? false,
    editorsMayDelete: stored.editorsMayDelete ?? false,
    securityContact: stored.securityContact || null,
    securityPolicy: stored.securityPolicy || null,
    securityLanguages: stored.securityLanguages || null,
    updatedAt: stored.updatedAt ?? never,
  }
}

const isInvented = ({ email }: { email: string }) => settings.mode === 'real' && email === placeholderEmail

/** The fields of `/.well-known/security.txt`; undefined until a contact is set. */
export async function securitySettings(): Promise<SecurityContact | undefined> {
  const payload = await getCms()
  const stored = await payload.findGlobal({ slug, depth: 0, overrideAccess: false })
  const contact = stored.securityContact || (isInvented(stored) ? undefined : stored.email)
  if (!contact) return undefined
  return {
    contact,
    policy: stored.securityPolicy || null,
    languages: stored.securityLanguages || (stored.contentLanguage ?? defaultLocale),
  }
}
