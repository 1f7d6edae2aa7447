import type { Locale } from '../locales'
import type { StoredPageTexts } from '../pageTexts/pages'
import type { TranslationLine } from './states'
import type { Texts } from './texts'

/** A page's texts in one language, for editing, and how far it is translated. */
export interface EditedPage extends StoredPageTexts {
  /** The language of the original. */
  originalLanguage: Locale
  /** The other languages with their states. */
  translations: Pick<TranslationLine, 'language' | 'state' | 'isPublic'>[]
  /** What is translated in this language; null if it is the original's. */
  original: {
    texts: Texts
    /** Paths whose original has changed since it was last translated. */
    changed: string[]
  } | null
}
