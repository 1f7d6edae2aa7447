import { type Locale, localeNames } from './locales'

/** What a language is called in another one. */
export const languageName = (language: Locale, reader: Locale): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? localeNames[language]
