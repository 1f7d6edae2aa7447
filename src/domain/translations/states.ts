import type { Locale } from '../locales'
import type { TranslatedKind } from './fields'
import type { Texts, TextUnit } from './texts'

/**
 * What became of a translation. A draft is shown to nobody; a ready one is public, and stays so when it is outdated
 * because the original changed.
 */
export const translationStates = [
  { value: 'missing', label: 'Missing' },
  { value: 'draft', label: 'Draft' },
  { value: 'outdated', label: 'Outdated' },
  { value: 'ready', label: 'Ready' },
] as const

/** What a list can be narrowed to; `open` is everything that isn't ready. */
export const translationFilters = [{ value: 'open', label: 'Not ready' }, ...translationStates] as const

export type TranslationState = (typeof translationStates)[number]['value']

/** An entry in one language, for lists. */
export interface TranslationLine {
  /** Kind, entry and language, as in paths. */
  id: string
  kind: TranslatedKind
  /** The entry's id. */
  entry: string
  language: Locale
  state: TranslationState
  /** Whether visitors see it: an older text stays public while a draft of it is written. */
  isPublic: boolean
  /** The original's title. */
  title: string
  /** When the original's texts last changed, ISO 8601. */
  changedAt: string
}

/** A translation beside its original. */
export interface TranslationEntity extends TranslationLine {
  /** The version, for `If-Match`. */
  updatedAt: string
  /** The language of the original. */
  originalLanguage: Locale
  units: TextUnit[]
  original: Texts
  texts: Texts
  /** Paths whose original has changed since the translation was called ready. */
  changed: string[]
  /** The states of this entry in all languages it is translated into. */
  languages: Pick<TranslationLine, 'language' | 'state' | 'isPublic'>[]
  /** Where visitors read it; null while they don't. */
  publicPath: string | null
  /** Where staff read it as it was last saved; null for what has no page of its own. */
  preview: string | null
}

/** How many translations into a language are in which state. */
export type TranslationCount = { language: Locale } & Record<TranslationState, number>
