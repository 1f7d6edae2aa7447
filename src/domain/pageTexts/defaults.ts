import type { Locale } from '../locales'
import { de } from './contact/de'
import { en } from './contact/en'
import { es } from './contact/es'
import { fr } from './contact/fr'
import type { PageName, PageTexts } from './pages'

/** What a page says until somebody publishes something else. */
export const defaultTexts: { [Name in PageName]: Record<Locale, PageTexts[Name]> } = {
  contact: { en, es, fr, de },
}
