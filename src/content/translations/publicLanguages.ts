import type { Where } from 'payload'
import { type Locale, locales } from '../../domain/locales'
import type { TranslatedKind } from '../../domain/translations/fields'
import { getCms } from '../../runtime/cms'
import { collection } from './rows'

async function publicRows(...conditions: Where[]) {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection,
    where: { and: [...conditions, { isPublic: { equals: true } }] },
    select: { entry: true, language: true },
    pagination: false,
    depth: 0,
  })
  return docs
}

/** The languages in which visitors can read an entry: its original's, and those of its public translations. */
export async function publicLanguages(
  kind: TranslatedKind,
  entry: string,
  reading: { contentLanguage: Locale } | undefined,
): Promise<Locale[]> {
  if (!reading) return []
  const rows = await publicRows({ kind: { equals: kind } }, { entry: { equals: entry } })
  const known = new Set<Locale>([reading.contentLanguage, ...rows.map(({ language }) => language)])
  return locales.filter((locale) => known.has(locale))
}

/** The ids of the entries whose translation into a language is public. */
export async function publicEntries(kind: TranslatedKind, language: Locale): Promise<Set<string>> {
  const rows = await publicRows({ kind: { equals: kind } }, { language: { equals: language } })
  return new Set(rows.map(({ entry }) => entry))
}
