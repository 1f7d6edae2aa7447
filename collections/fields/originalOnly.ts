import type { DefaultValue } from 'payload'
import { originalLocale } from '@/domain/locales'

/**
 * The default of a localized text: for the original, not for its translations. MongoDB's schema and SQLite's columns
 * would give a plain default to every language.
 */
export const originalOnly =
  (value: string): DefaultValue =>
  ({ locale }) =>
    locale && locale !== originalLocale ? null : value
