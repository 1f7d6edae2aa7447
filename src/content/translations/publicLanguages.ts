import { type Locale, locales } from '../../domain/locales'
import type { TranslatedKind } from '../../domain/translations/fields'
import { getCms } from '../../runtime/cms'
import { cachedTranslations } from './cachedTranslations'
import { collection } from './rows'

/** The languages in which visitors can read an entry: its original's, and those of its public translations. */
export async function publicLanguages(
  kind: TranslatedKind,
  entry: string,
  localeOptions: { contentLanguage: Locale } | undefined,
): Promise<Locale[]> {
  if (!localeOptions) return []
  const payload = await getCms()
  const { docs } = await payload.find({
    collection,
    where: {
      and: [{ kind: { equals: kind } }, { entry: { equals: entry } }, { isPublic: { equals: true } }],
    },
    select: { language: true },
    pagination: false,
    depth: 0,
  })
  const known = new Set<Locale>([localeOptions.contentLanguage, ...docs.map(({ language }) => language)])
  return locales.filter((locale) => known.has(locale))
}

/** The ids of the entries whose translation into a language is public. */
export async function publicEntries(kind: TranslatedKind, language: Locale): Promise<Set<string>> {
  const known = await cachedTranslations()
  const found = known.filter((row) => row.kind === kind && row.language === language && row.isPublic)
  return new Set(found.map(({ entry }) => entry))
}
