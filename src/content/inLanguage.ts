import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { isRecord, type UnknownRecord } from '../domain/isRecord'
import type { Locale } from '../domain/locales'
import { textPlaces } from '../domain/translations/texts'
import { getCms } from '../runtime/cms'
import { anonymous } from './accessContext'
import { holds } from './conditions'

/** In which language entries are read, and which one their originals are in. */
export interface Reading {
  locale: Locale
  contentLanguage: Locale
}

type Translated = Exclude<CollectionSlug & Parameters<typeof textPlaces>[0], 'site-settings' | 'media'>

/** An entry in the language of its reader, or else in its own. */
export type InLanguage<Doc> = Doc & {
  /** The language of its texts; unknown if nobody asked for one. */
  language?: Locale
}

const isOriginal = (reading: Reading | undefined): boolean =>
  !reading || reading.locale === reading.contentLanguage

/** The alt texts of all images in a document, by the image's id. */
function altsIn(value: unknown, alts = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value)) for (const item of value) altsIn(item, alts)
  else if (isRecord(value) && !(value instanceof Date)) {
    if (typeof value.filename === 'string' && typeof value.alt === 'string')
      alts.set(String(value.id), value.alt)
    for (const inner of Object.values(value)) if (typeof inner === 'object') altsIn(inner, alts)
  }
  return alts
}

/** An image without a translated alt text keeps its original one. */
function fillAlts(value: unknown, alts: Map<string, string>): void {
  if (Array.isArray(value)) for (const item of value) fillAlts(item, alts)
  else if (isRecord(value) && !(value instanceof Date)) {
    if (typeof value.filename === 'string' && !value.alt) value.alt = alts.get(String(value.id)) ?? null
    for (const inner of Object.values(value)) if (typeof inner === 'object') fillAlts(inner, alts)
  }
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

interface Options {
  collection: Translated
  depth: number
  select?: Record<string, boolean> | undefined
}

/**
 * Entries that were read in their original language, in that of the reader: those whose translation is ready, the
 * others as they are. A translation is public exactly if the entry has a title in that language.
 */
export async function inLanguage<Kind extends Translated>(
  docs: DataFromCollectionSlug<Kind>[],
  { collection, depth, select }: Options & { collection: Kind },
  reading: Reading | undefined,
): Promise<InLanguage<DataFromCollectionSlug<Kind>>[]> {
  if (!reading) return docs
  const originals = docs.map((doc) => ({ ...doc, language: reading.contentLanguage }))
  if (isOriginal(reading) || !docs.length) return originals
  const payload = await getCms()
  const { docs: found } = await payload.find({
    collection: collection as CollectionSlug,
    where: { id: { in: docs.map(({ id }) => id) } },
    locale: reading.locale,
    depth,
    pagination: false,
    ...(select && { select: select as never }),
    ...anonymous,
  })
  const translated = new Map(
    (found as unknown as UnknownRecord[]).filter(({ title }) => title).map((doc) => [doc.id, doc]),
  )
  return originals.map((doc) => {
    const other = translated.get(doc.id)
    if (!other) return doc
    fillAlts(other, altsIn(doc))
    const shown = withoutUnwritten(collection, other)
    return { ...shown, language: reading.locale } as typeof doc
  })
}

/** The `lang` attribute of an entry's texts: set if their language isn't the page's. */
export const langOf = (
  { language }: { language?: Locale },
  reading: Reading | undefined,
): Locale | undefined => (language && reading && language !== reading.locale ? language : undefined)

/** Entries where one of the fields contains the text, in the original or in the reader's language. */
export function holdsIn(
  reading: Reading | undefined,
  text: string,
  { localized, shared = [] }: { localized: string[]; shared?: string[] },
): Where {
  const there = isOriginal(reading) ? [] : localized.map((field) => `${field}.${reading?.locale}`)
  return holds(text, [...localized, ...there, ...shared])
}
