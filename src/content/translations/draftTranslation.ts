import type { DraftedCollection } from '../../domain/contentCollections'
import { isRecord, type UnknownRecord } from '../../domain/isRecord'
import { type Texts, textPlaces } from '../../domain/translations/texts'
import { getCms } from '../../runtime/cms'
import type { InLanguage, LocaleOptions } from '../inLanguage'
import { collection, keyOf } from './rows'

/** An entry with its translation as it was last saved, ready or not; in its original language if there is none. */
export async function withDraftTranslation<Doc extends { id: string }>(
  kind: DraftedCollection,
  doc: Doc,
  localeOptions: LocaleOptions | undefined,
): Promise<InLanguage<Doc>> {
  if (!localeOptions) return doc
  const { locale, contentLanguage } = localeOptions
  const original = { ...doc, language: contentLanguage }
  if (locale === contentLanguage) return original
  const payload = await getCms()
  const { docs } = await payload.find({
    collection,
    where: { key: { equals: keyOf({ kind, entry: doc.id }, locale) } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const texts = docs[0]?.texts
  if (!isRecord(texts)) return original
  const written = texts as Texts
  const translated = structuredClone(original) as UnknownRecord
  for (const { unit, holder, key } of textPlaces(kind, translated)) {
    const text = written[unit.path]
    // Rich text stays HTML: pages can't convert it, as their copy of the editor isn't the one of the configuration.
    if (text !== undefined) holder[key] = text
  }
  return { ...translated, language: locale } as InLanguage<Doc>
}
