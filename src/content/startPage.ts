import type { PayloadRequest } from 'payload'
import type { UnknownRecord } from '../domain/isRecord'
import { locales } from '../domain/locales'
import { defaultTexts } from '../domain/pageTexts/defaults'
import { type AnyRow, fieldsOf, isText, listsOf } from '../domain/pageTexts/model'
import { type PageName, pageModels } from '../domain/pageTexts/pages'
import { getCms } from '../runtime/cms'

type Texts = Record<string, unknown>

/** A value in each language. */
const each = (read: (texts: Texts) => unknown, name: PageName) =>
  Object.fromEntries(locales.map((locale) => [locale, read(defaultTexts[name][locale])]))

const rowsOf = (texts: Texts, list: string) => texts[list] as AnyRow[]

/** A page's default texts in all languages, as the database keeps them. */
export function defaultDocument(name: PageName): UnknownRecord {
  const page = pageModels[name]
  const texts = fieldsOf(page).map(([field, { isShared }]) => [
    field,
    isShared ? defaultTexts[name].en[field as never] : each((texts) => texts[field], name),
  ])
  const lists = listsOf(page).map(([list, { fields }]) => [
    list,
    rowsOf(defaultTexts[name].en, list).map(({ id, isHidden }, index) => ({
      id,
      isHidden,
      ...Object.fromEntries(
        Object.entries(fields)
          .map(([field, described]) => {
            const read = (texts: Texts) => rowsOf(texts, list)[index]?.[field]
            const hasLanguages = isText(described) && !described.isShared
            return [field, hasLanguages ? each(read, name) : read(defaultTexts[name].en)] as const
          })
          .filter(([, value]) => value),
      ),
    })),
  ])
  return Object.fromEntries([...texts, ...lists])
}

/**
 * Stores a page's default texts in all languages as its first draft, before its first change: rows belong to all
 * languages, so that a page saved in one needs those of the others.
 */
export async function startPage(name: PageName, req?: PayloadRequest): Promise<void> {
  const payload = await getCms()
  const now = new Date().toISOString()
  await payload.db.createGlobalVersion({
    globalSlug: pageModels[name].slug,
    versionData: { ...defaultDocument(name), _status: 'draft', createdAt: now, updatedAt: now } as never,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    returning: false,
    ...(req && { req }),
  })
}
