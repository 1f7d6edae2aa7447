import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { inOneLanguage } from '../database/oneLanguage'
import type { ContentCollection } from '../domain/contentCollections'
import type { EntryFacts, EntrySort } from '../domain/entryFacts'
import { isRecord, type UnknownRecord } from '../domain/isRecord'
import { type Locale, originalLocale } from '../domain/locales'
import { textPlaces } from '../domain/translations/texts'
import { categoryLabel } from '../i18n/categoryLabel'
import { translator } from '../i18n/translator'
import { getCms } from '../runtime/cms'
import { anonymous, type Paging } from './accessContext'
import { visibleEntries } from './cachedEntries'

/** In which language entries are read, and which one their originals are in. */
export interface LocaleOptions {
  locale: Locale
  contentLanguage: Locale
}

type Translated = Exclude<CollectionSlug & Parameters<typeof textPlaces>[0], 'site-settings' | 'media'>
type Listed = Translated & ContentCollection

/** An entry in the language of its reader, or else in its own. */
export type InLanguage<Doc> = Doc & {
  /** The language of its texts; unknown if nobody asked for one. */
  language?: Locale
}

const isOriginal = (localeOptions: LocaleOptions | undefined): boolean =>
  !localeOptions || localeOptions.locale === localeOptions.contentLanguage

/** All images in a document. */
function* imagesIn(value: unknown): Generator<UnknownRecord> {
  if (Array.isArray(value)) for (const item of value) yield* imagesIn(item)
  else if (isRecord(value) && !(value instanceof Date)) {
    if (typeof value.filename === 'string') yield value
    for (const inner of Object.values(value)) if (typeof inner === 'object') yield* imagesIn(inner)
  }
}

/** The alt texts of all images in a document, by the image's id. */
const altsIn = (doc: unknown): Map<string, string> =>
  new Map([...imagesIn(doc)].flatMap(({ id, alt }) => (typeof alt === 'string' ? [[String(id), alt]] : [])))

/** The ids of the images in a document that have no alt text. */
const imagesWithoutAlt = (doc: unknown): string[] =>
  [...imagesIn(doc)].flatMap(({ id, alt }) => (alt ? [] : [String(id)]))

/** An image without a translated alt text keeps its original one. */
function fillAlts(doc: unknown, alts: Map<string, string>): void {
  for (const image of imagesIn(doc)) image.alt ||= alts.get(String(image.id)) ?? null
}

/** Rows that were added to the original since aren't shown until they are translated. */
function withoutUnwritten(kind: Translated, doc: UnknownRecord): UnknownRecord {
  const unwritten = new Set<unknown>()
  for (const { unit, holder, key } of textPlaces(kind, doc)) {
    const isName = /\/(?:title|label)$/.test(unit.path)
    if (isName && holder !== doc && !holder[key]) unwritten.add(holder)
  }
  if (!unwritten.size) return doc
  return Object.fromEntries(
    Object.entries(doc).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.filter((row) => !unwritten.has(row)) : value,
    ]),
  )
}

interface Shape<Kind extends Translated> {
  collection: Kind
  depth: number
  select?: Record<string, boolean> | undefined
}

/** Entries as visitors may see them, in one language; in no order. */
async function readThese<Kind extends Translated>(
  ids: string[],
  { collection, depth, select }: Shape<Kind>,
  locale?: Locale,
): Promise<UnknownRecord[]> {
  if (!ids.length) return []
  const payload = await getCms()
  const read = () =>
    payload.find({
      collection: collection as CollectionSlug,
      where: { id: { in: ids } },
      ...(locale && { locale }),
      depth,
      pagination: false,
      ...(select && { select: select as never }),
      ...anonymous,
    })
  const { docs } = await inOneLanguage(read, locale)
  return docs as unknown as UnknownRecord[]
}

/** The translations of entries, by id. One is public exactly if the entry has a title in that language. */
async function translationsOf<Kind extends Translated>(
  ids: string[],
  shape: Shape<Kind>,
  locale: Locale,
): Promise<Map<unknown, UnknownRecord>> {
  const found = await readThese(ids, shape, locale)
  return new Map(found.filter(({ title }) => title).map((doc) => [doc.id, doc]))
}

/**
 * Entries that were read in their original language, in that of the reader: those whose translation is ready, the
 * others as they are.
 */
export async function inLanguage<Kind extends Translated>(
  docs: DataFromCollectionSlug<Kind>[],
  shape: Shape<Kind>,
  localeOptions: LocaleOptions | undefined,
): Promise<InLanguage<DataFromCollectionSlug<Kind>>[]> {
  if (!localeOptions) return docs
  const originals = docs.map((doc) => ({ ...doc, language: localeOptions.contentLanguage }))
  if (isOriginal(localeOptions) || !docs.length) return originals
  const ids = docs.map(({ id }) => String(id))
  const translated = await translationsOf(ids, shape, localeOptions.locale)
  return originals.map((doc) => {
    const other = translated.get(doc.id)
    if (!other) return doc
    fillAlts(other, altsIn(doc))
    const shown = withoutUnwritten(shape.collection, other)
    return { ...shown, language: localeOptions.locale } as typeof doc
  })
}

/** The original alt texts of the images in documents that lack one. */
async function missingAlts(docs: Iterable<UnknownRecord>): Promise<Map<string, string>> {
  const ids = [...docs].flatMap((doc) => imagesWithoutAlt(doc))
  if (!ids.length) return new Map()
  const payload = await getCms()
  const found = await payload.find({
    collection: 'media',
    where: { id: { in: [...new Set(ids)] } },
    select: { alt: true },
    pagination: false,
    depth: 0,
    ...anonymous,
  })
  return new Map(found.docs.flatMap(({ id, alt }) => (alt ? [[id, alt] as const] : [])))
}

/**
 * Entries by their ids, in that order and in the language of the reader. Only those without a translation are read in
 * their own.
 */
async function theseInLanguage<Kind extends Translated>(
  ids: string[],
  shape: Shape<Kind>,
  localeOptions: LocaleOptions | undefined,
): Promise<UnknownRecord[]> {
  const translated =
    localeOptions && !isOriginal(localeOptions)
      ? await translationsOf(ids, shape, localeOptions.locale)
      : new Map<unknown, UnknownRecord>()
  const others = await readThese(
    ids.filter((id) => !translated.has(id)),
    shape,
  )
  const originals = new Map(others.map((doc) => [doc.id, doc]))
  const alts = await missingAlts(translated.values())
  return ids.flatMap((id) => {
    const [translation, original] = [translated.get(id), originals.get(id)]
    if (original) return [{ ...original, ...(localeOptions && { language: localeOptions.contentLanguage }) }]
    if (!translation) return []
    fillAlts(translation, alts)
    return [{ ...withoutUnwritten(shape.collection, translation), language: localeOptions?.locale }]
  })
}

/** A public entry in the language of its reader; undefined if there is none. */
export async function oneInLanguage<Kind extends Translated>(
  where: Where,
  shape: Shape<Kind>,
  localeOptions: LocaleOptions | undefined,
): Promise<InLanguage<DataFromCollectionSlug<Kind>> | undefined> {
  const { collection, depth, select } = shape
  const payload = await getCms()
  const { docs } = await inOneLanguage(() =>
    payload.find({
      collection: collection as CollectionSlug,
      where,
      depth,
      limit: 1,
      pagination: false,
      ...(select && { select: select as never }),
      ...anonymous,
    }),
  )
  const [doc] = await inLanguage(docs as DataFromCollectionSlug<Kind>[], shape, localeOptions)
  return doc
}

interface Search {
  /** Part of a text in the original or in the reader's language, ignoring case. */
  text: string
  /** Whether it may also be part of the category, as stored or as its reader sees it. */
  inCategory?: boolean
}

interface Query extends Paging {
  sort: EntrySort
  search?: Search | undefined
  /** Which of the entries that visitors may see are listed. */
  where?: ((entry: EntryFacts) => boolean) | undefined
}

/** Whether an entry has the searched text. */
function isFound(
  { text, inCategory }: Search,
  localeOptions: LocaleOptions | undefined,
): (entry: EntryFacts) => boolean {
  const wanted = text.toLowerCase()
  const t = localeOptions && translator(localeOptions.locale)
  const isIn = (category: string) =>
    [category, t ? categoryLabel(category, t) : ''].some((name) => name.toLowerCase().includes(wanted))
  const languages =
    localeOptions && !isOriginal(localeOptions) ? [originalLocale, localeOptions.locale] : [originalLocale]
  return ({ searched, category }) =>
    languages.some((code) => searched[code]?.includes(wanted)) ||
    Boolean(inCategory && category && isIn(category))
}

/**
 * A page of a list in the language of its reader, in the order of the originals. Which entries are on it is decided in
 * memory (decision 077); the access rules decide again what a visitor sees.
 */
export async function findInLanguage<Kind extends Listed>(
  { sort, search, where, limit, page }: Query,
  shape: Shape<Kind>,
  localeOptions: LocaleOptions | undefined,
): Promise<{ docs: InLanguage<DataFromCollectionSlug<Kind>>[]; totalDocs: number }> {
  const visible = await visibleEntries(shape.collection, sort)
  const holdsText = search && isFound(search, localeOptions)
  const found = visible.filter((entry) => (!holdsText || holdsText(entry)) && (!where || where(entry)))
  const ids = found.slice((page - 1) * limit, page * limit).map(({ id }) => id)
  const docs = await theseInLanguage(ids, shape, localeOptions)
  return { docs: docs as unknown as InLanguage<DataFromCollectionSlug<Kind>>[], totalDocs: found.length }
}

/** The `lang` attribute of an entry's texts: set if their language isn't the page's. */
export const langOf = (
  { language }: { language?: Locale },
  localeOptions: LocaleOptions | undefined,
): Locale | undefined =>
  language && localeOptions && language !== localeOptions.locale ? language : undefined
