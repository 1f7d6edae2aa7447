import { type Locale, locales } from './locales'
import { hasDefaultTexts } from './pageTexts/defaults'

interface Languages {
  /** Those that visitors may choose. */
  languages: readonly Locale[]
  /** The language of the originals. */
  contentLanguage: Locale
}

/** The languages offered until an admin chooses: those in which every page says something from the start. */
const byDefault: readonly Locale[] = locales.filter(hasDefaultTexts)

/**
 * The languages that the site offers, in their usual order. The originals' language is always one of them.
 * @param stored what an admin chose; nothing or an empty list until then
 */
export function offeredLanguages(
  stored: readonly string[] | null | undefined,
  contentLanguage: Locale,
): Locale[] {
  const chosen: readonly string[] = stored?.length ? stored : byDefault
  return locales.filter((locale) => locale === contentLanguage || chosen.includes(locale))
}

/** What to store of a choice: nothing if it is the default, so that a language added later is offered too. */
export function storedLanguages(chosen: readonly Locale[]): Locale[] {
  const isDefault = chosen.length === byDefault.length && byDefault.every((locale) => chosen.includes(locale))
  return isDefault ? [] : locales.filter((locale) => chosen.includes(locale))
}

/** A language if it is offered, otherwise that of the originals. */
export const offeredOr = (wanted: Locale, { languages, contentLanguage }: Languages): Locale =>
  languages.includes(wanted) ? wanted : contentLanguage
