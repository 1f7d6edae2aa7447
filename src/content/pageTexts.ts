import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { isSameValue } from '../domain/fingerprint'
import { type Locale, localizedPath } from '../domain/locales'
import { defaultTexts } from '../domain/pageTexts/defaults'
import { type AnyRow, fieldsOf, isText, isWritten, listsOf, type RowField } from '../domain/pageTexts/model'
import {
  type PageName,
  type PageSlug,
  type PageState,
  type PageSummary,
  type PageTexts,
  pageModels,
  pageNameOf,
  pageNames,
  type StoredPageTexts,
} from '../domain/pageTexts/pages'
import { getCms } from '../runtime/cms'
import { type AccessContext, anonymous } from './accessContext'
import { lastChange } from './audit'
import { pictureUrl } from './pictures'
import { framePreviewPath, previewPath } from './previewLink'
import { siteSettings } from './settings'

type Stored = Record<string, unknown> & { _status?: 'draft' | 'published' | null; updatedAt?: string | null }
type StoredRow = Record<string, unknown> & { id: string; isHidden?: boolean | null }

/** Pages that have never been saved. */
const never = new Date(0).toISOString()

const slugOf = (name: PageName): PageSlug => pageModels[name].slug

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** The value of a row's field; empty if there is none. */
function rowValue(field: RowField, value: unknown): string {
  if (!isText(field) && field.kind === 'permission') return value ? 'yes' : ''
  if (isText(field) || field.kind !== 'picture') return textOf(value) ?? ''
  return pictureUrl(value as Parameters<typeof pictureUrl>[0]) ?? ''
}

/** A page's texts as stored in one language; what was never stored there is as by default, rows are empty. */
export function toTexts<Name extends PageName>(name: Name, locale: Locale, stored: Stored): PageTexts[Name] {
  const page = pageModels[name]
  const defaults = defaultTexts[name][locale] as Record<string, unknown>
  const texts = fieldsOf(page).map(([field]) => [field, textOf(stored[field]) ?? defaults[field]])
  const lists = listsOf(page).map(([list, { fields }]) => [
    list,
    ((stored[list] ?? []) as StoredRow[]).map(({ id, isHidden, ...row }) => ({
      id,
      isHidden: isHidden ?? false,
      ...Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, rowValue(field, row[name])]),
      ),
    })),
  ])
  return Object.fromEntries([...texts, ...lists]) as PageTexts[Name]
}

/** Without the rows that are hidden, or not written yet in this language. */
function visible<Name extends PageName>(name: Name, texts: PageTexts[Name]): PageTexts[Name] {
  const lists = listsOf(pageModels[name]).map(([list, described]) => {
    const rows = (texts as Record<string, unknown>)[list] as AnyRow[]
    return [list, rows.filter((row) => !row.isHidden && isWritten(row, described))]
  })
  return { ...texts, ...Object.fromEntries(lists) }
}

interface Read {
  name: PageName
  locale: Locale
  /** As it was last saved instead of as it was last published. */
  draft?: boolean
}

async function read(
  { name, locale, draft = false }: Read,
  access?: AccessContext | { req: PayloadRequest },
): Promise<Stored> {
  const payload = await getCms()
  const stored = await payload.findGlobal({ slug: slugOf(name), locale, draft, depth: 1, ...access })
  return stored as object as Stored
}

/**
 * A page with all its rows in a language, as visitors see it or as it was last saved. It has a state once it was
 * published, or saved. Doesn't check access.
 */
export async function readPageTexts(
  slug: PageSlug,
  locale: Locale,
  draft: boolean,
  request?: { req: PayloadRequest },
): Promise<Stored> {
  const name = pageNameOf(slug) as PageName
  // Reading in another language would otherwise change that of the request.
  const own = request && { req: isolateObjectProperty(request.req, ['locale', 'fallbackLocale']) }
  const stored = await read({ name, locale, draft }, own)
  const isStored = draft ? Boolean(stored.updatedAt) : stored._status === 'published'
  if (!isStored) return { ...defaultTexts[name][locale] }
  return { ...toTexts(name, locale, stored), _status: stored._status, updatedAt: stored.updatedAt }
}

/** The texts of a page in a language, as visitors see them: what was published last, or the default texts. */
export async function pageTexts<Name extends PageName>(name: Name, locale: Locale): Promise<PageTexts[Name]> {
  const stored = await read({ name, locale }, anonymous)
  const isPublished = stored._status === 'published'
  return visible(name, isPublished ? toTexts(name, locale, stored) : defaultTexts[name][locale])
}

/** Whether a page was ever published. */
export async function isPublished(name: PageName, locale: Locale): Promise<boolean> {
  const { _status } = await read({ name, locale }, anonymous)
  return _status === 'published'
}

/** Whether visitors read texts of the site's own on a page, not only the default ones. */
export async function isRewritten(name: PageName, locale: Locale): Promise<boolean> {
  return !isSameValue(await pageTexts(name, locale), visible(name, defaultTexts[name][locale]))
}

/** What {@link pageTexts} gives, as it was last saved, published or not. Doesn't check access: only for holders of a signed link. */
export async function draftPageTexts<Name extends PageName>(
  name: Name,
  locale: Locale,
): Promise<PageTexts[Name]> {
  const stored = await read({ name, locale, draft: true })
  return visible(name, stored.updatedAt ? toTexts(name, locale, stored) : defaultTexts[name][locale])
}

/** Of a page in one language: another one may have been saved since. */
function stateOf(name: PageName, locale: Locale, newest: Stored, shown: Stored): PageState {
  if (!newest.updatedAt) return 'default'
  const texts = toTexts(name, locale, newest)
  if (shown._status !== 'published')
    return isSameValue(texts, defaultTexts[name][locale]) ? 'default' : 'draft'
  if (newest._status === 'published') return 'published'
  return isSameValue(texts, toTexts(name, locale, shown)) ? 'published' : 'changed'
}

/** What was saved last, and what visitors see of it. */
const readBoth = async (name: PageName, locale: Locale, access: AccessContext) => ({
  newest: await read({ name, locale, draft: true }, access),
  shown: await read({ name, locale }, access),
})

/** A page's texts with all rows as they were last saved, for editing. */
export async function storedPageTexts(
  name: PageName,
  locale: Locale,
  access: AccessContext,
): Promise<StoredPageTexts> {
  const { newest, shown } = await readBoth(name, locale, access)
  const { languages } = await siteSettings()
  return {
    name,
    locale,
    languages,
    state: stateOf(name, locale, newest, shown),
    updatedAt: newest.updatedAt ?? never,
    preview: localizedPath(locale, name === 'frame' ? framePreviewPath() : previewPath('page-texts', name)),
    texts: newest.updatedAt ? toTexts(name, locale, newest) : defaultTexts[name][locale],
  }
}

/** All pages with the state of their texts, in the order of the navigation. */
export async function pageSummaries(access: AccessContext): Promise<PageSummary[]> {
  const { contentLanguage } = await siteSettings()
  return Promise.all(
    pageNames.map(async (name) => {
      const { newest, shown } = await readBoth(name, contentLanguage, access)
      const { path } = pageModels[name]
      return {
        name,
        state: stateOf(name, contentLanguage, newest, shown),
        changed: await lastChange(slugOf(name)),
        publicPath: path === null ? null : localizedPath(contentLanguage, path),
      }
    }),
  )
}
