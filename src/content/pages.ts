import type { TextPageLine } from '../domain/entities'
import { entryPath } from '../domain/entryPath'
import { defaultLocale, type Locale, localizedPath } from '../domain/locales'
import { offeredOr } from '../domain/offeredLanguages'
import type { Page } from '../payload-types'
import { withTableRegions } from '../rich-text/tableRegions'
import { lexicalToHtml } from '../rich-text/toHtml'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'
import { lastSaved, newestDraft } from './drafts'
import { entryStates } from './entryStates'
import { type InLanguage, type LocaleOptions, langOf, oneInLanguage } from './inLanguage'
import { siteSettings } from './settings'
import { publicLanguages } from './translations/publicLanguages'

export interface TextPage {
  title: string
  description: string
  /** Sanitized HTML. */
  content: string
  updatedAt: string
  /** The `lang` attribute of its texts: set if their language isn't the page's. */
  lang: Locale | undefined
  /** The languages in which visitors can read it. */
  languages: Locale[]
}

async function toTextPage(doc: InLanguage<Page>, localeOptions?: LocaleOptions): Promise<TextPage> {
  return {
    title: doc.title ?? '',
    description: doc.description ?? '',
    content: withTableRegions(doc.content ? lexicalToHtml(doc.content) : ''),
    updatedAt: doc.updatedAt,
    lang: langOf(doc, localeOptions),
    languages: await publicLanguages('page', doc.id, localeOptions),
  }
}

/** A CMS page; null if there is none with that name. */
export async function textPage(slug: string, localeOptions?: LocaleOptions): Promise<TextPage | null> {
  const whole = { collection: 'page', depth: 1 } as const
  const doc = await oneInLanguage({ slug: { equals: slug } }, whole, localeOptions)
  return doc ? toTextPage(doc, localeOptions) : null
}

/** The same for a page as last saved, for its preview. */
export async function draftTextPage(id: string, localeOptions?: LocaleOptions): Promise<TextPage | null> {
  const doc = await newestDraft('page', id, localeOptions)
  return doc && toTextPage(doc, localeOptions)
}

/** The pages that are one text, as this person may see them, by title. */
export async function textPages(access: AccessContext): Promise<TextPageLine[]> {
  const payload = await getCms()
  const collection = 'page'
  const { docs } = await payload.find({ collection, sort: 'title', depth: 0, pagination: false, ...access })
  const [states, newest, site] = await Promise.all([
    entryStates(collection, docs, access),
    lastSaved(collection, docs, access),
    siteSettings(),
  ])
  const language = offeredOr(defaultLocale, site)
  return newest.map(({ id, title, slug, updatedAt }, index) => ({
    id,
    title,
    slug,
    updatedAt,
    ...states.get(id),
    publicPath:
      docs[index]?._status === 'published' ? localizedPath(language, entryPath('page', { id, slug })) : null,
  }))
}
