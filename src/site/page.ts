import { notFound, redirect } from 'next/navigation'
import { pageTexts } from '../content/pageTexts'
import { siteSettings } from '../content/settings'
import type { SettingsEntity } from '../domain/entities'
import { defaultLocale, isLocale, type Locale, localizedPath } from '../domain/locales'
import type { PageTexts } from '../domain/pageTexts/pages'
import { paths } from '../domain/paths'
import type { Translate } from '../i18n/messages'
import { translator } from '../i18n/translator'
import { cachedUntilChange } from '../runtime/cachedUntilChange'
import { settings as server } from '../settings'
import { localeOf } from './locale'
import type { PageSite } from './seo/metadata'

/** What every page needs: language, texts, settings and site URL. */
export interface PageContext {
  locale: Locale
  /** The `lang` attribute of what isn't translated, such as a client's words: set if their language isn't the page's. */
  contentLang: Locale | undefined
  /** The same for the texts of the settings. */
  settingsLang: Locale | undefined
  t: Translate
  settings: SettingsEntity
  /** The navigation and the footer. */
  frame: PageTexts['frame']
  /** The agency's figures and clients. */
  agency: PageTexts['agency']
  site: PageSite
}

/** Read once for all pages, until something changes. */
export const settingsOnce = cachedUntilChange(siteSettings)

/** The same for the texts of a page. */
export const textsOnce = cachedUntilChange(pageTexts) as typeof pageTexts

/** The `lang` attribute of stored texts: set if their language isn't the page's. */
const storedLang = (
  locale: Locale,
  { contentLanguage }: Pick<SettingsEntity, 'contentLanguage'>,
): Locale | undefined => (contentLanguage === locale ? undefined : contentLanguage)

/** The same for the texts of the settings, which may be translated. */
export const settingsLangOf = (
  locale: Locale,
  { language, contentLanguage }: SettingsEntity,
): Locale | undefined =>
  language === locale ? undefined : (language ?? storedLang(locale, { contentLanguage }))

/** The context of what shows one entry: `contentLang` is that of its texts. */
export const aboutEntry = (context: PageContext, { lang }: { lang: Locale | undefined }): PageContext => ({
  ...context,
  contentLang: lang,
})

type Params = Promise<{ locale: string }>

/** Whether the site offers the language of a route. */
export async function isOffered(params: Params): Promise<boolean> {
  const { locale } = await params
  return isLocale(locale) && (await settingsOnce(locale)).languages.includes(locale)
}

/** The context of a route. A language in the first segment that is unknown or turned off is a 404. */
export async function pageContext(params: Params): Promise<PageContext> {
  return (await isOffered(params)) ? contextIn(localeOf((await params).locale)) : notFound()
}

/**
 * The same for the home page. Its address without a language is that of the site, so without English it leads to the
 * original.
 */
export async function homeContext(params: Params): Promise<PageContext> {
  const isUnprefixed = (await params).locale === defaultLocale
  if (isUnprefixed && !(await isOffered(params))) {
    const { contentLanguage } = await settingsOnce()
    redirect(localizedPath(contentLanguage, paths.home))
  }
  return pageContext(params)
}

/** The same for a preview, which may be in a language that is turned off: it is how such a language is prepared. */
export const previewContext = async (params: Params): Promise<PageContext> =>
  contextIn(localeOf((await params).locale))

async function contextIn(locale: Locale): Promise<PageContext> {
  const [settings, frame, agency] = await Promise.all([
    settingsOnce(locale),
    textsOnce('frame', locale),
    textsOnce('agency', locale),
  ])
  const { siteName, contentLanguage, languages } = settings
  const site = { locale, contentLanguage, languages, siteName, siteUrl: server.siteUrl }
  return {
    locale,
    contentLang: storedLang(locale, settings),
    settingsLang: settingsLangOf(locale, settings),
    t: translator(locale),
    settings,
    frame,
    agency,
    site,
  }
}
