import type { SettingsEntity } from '../domain/entities'
import { cms } from './payload'
import { toSettings } from './shapes'

/** The site's contact details, links and texts. */
export async function siteSettings(): Promise<SettingsEntity> {
  const payload = await cms()
  return toSettings(await payload.findGlobal({ slug: 'site-settings', overrideAccess: false }))
}
