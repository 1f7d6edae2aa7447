import type { SettingsEntity, StoredSettings } from '../domain/entities'
import { defaultLocale } from '../domain/locales'
import { placeholderEmail, type SecurityContact } from '../domain/securityTxt'
import { getCms } from '../runtime/cms'
import { settings } from '../settings'
import type { AccessContext } from './accessContext'
import { toSettings } from './shapes'

/** The site's contact details, links and texts. */
export async function siteSettings(): Promise<SettingsEntity> {
  const payload = await getCms()
  return toSettings(await payload.findGlobal({ slug: 'site-settings', overrideAccess: false }))
}

/** Settings that have never been saved. */
const never = new Date(0).toISOString()

/** The settings with the time they were last saved, for editing. */
export async function storedSettings(reader: AccessContext): Promise<StoredSettings> {
  const payload = await getCms()
  const stored = await payload.findGlobal({ slug: 'site-settings', depth: 0, ...reader })
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

/** The fields of `/.well-known/security.txt`; undefined until a contact is set. */
export async function securitySettings(): Promise<SecurityContact | undefined> {
  const payload = await getCms()
  const stored = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false })
  const isInvented = settings.mode === 'real' && stored.email === placeholderEmail
  const contact = stored.securityContact || (isInvented ? undefined : stored.email)
  if (!contact) return undefined
  return {
    contact,
    policy: stored.securityPolicy || null,
    languages: stored.securityLanguages || (stored.contentLanguage ?? defaultLocale),
  }
}
