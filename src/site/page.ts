import { cache } from 'react'
import { pageTexts } from '../content/pageTexts'
import { siteSettings } from '../content/settings'
import type { SettingsEntity } from '../domain/entities'
import type { Locale } from '../domain/locales'
import type { PageTexts } from '../domain/pageTexts/pages'
import type { Translate } from '../i18n/messages'
import { translator } from '../i18n/translator'
import { settings as server } from '../settings'
import { localeOf } from './locale'
import type { PageSite } from './seo/metadata'

/** What every page needs: language, texts, settings and site URL. */
export interface PageContext {
  locale: Locale
  /** The `lang` attribute of stored texts: set if their language isn't the page's. */
  contentLang: Locale | undefined
  t: Translate
  settings: SettingsEntity
  /** The navigation and the footer. */
  frame: PageTexts['frame']
  /** The agency's figures and clients. */
  agency: PageTexts['agency']
  site: PageSite
}

/** Read once for the frame and the page in it. */
export const settingsOnce = cache(siteSettings)

/** A page's texts, read once for its metadata and itself. */
export const textsOnce = cache(pageTexts) as typeof pageTexts

/** The `lang` attribute of stored texts: set if their language isn't the page's. */
export const storedLang = (locale: Locale, { contentLanguage }: SettingsEntity): Locale | undefined =>
  contentLanguage === locale ? undefined : contentLanguage

/** The context of a route. An unknown language in the first segment is a 404. */
export async function pageContext(params: Promise<{ locale: string }>): Promise<PageContext> {
  const locale = localeOf((await params).locale)
  const [settings, frame, agency] = await Promise.all([
    settingsOnce(),
    textsOnce('frame', locale),
    textsOnce('agency', locale),
  ])
  const { siteName, contentLanguage } = settings
  const site = { locale, contentLanguage, siteName, siteUrl: server.siteUrl }
  return {
    locale,
    contentLang: storedLang(locale, settings),
    t: translator(locale),
    settings,
    frame,
    agency,
    site,
  }
}
