import { type Locale, locales } from '../locales'
import * as about from './about/texts'
import * as agency from './agency/texts'
import * as blog from './blog/texts'
import * as contact from './contact/texts'
import * as frame from './frame/texts'
import * as home from './home/texts'
import { type AnyRow, isText, listsOf, type PageModel } from './model'
import { type PageName, type PageTexts, pageModels, pageNames } from './pages'
import * as portfolio from './portfolio/texts'
import * as products from './products/texts'
import * as services from './services/texts'
import * as thanks from './thanks/texts'

type InEnglish<Texts> = { en: Texts } & Partial<Record<Locale, Texts>>

/** What a page says until somebody publishes something else, in the languages in which this was written. */
const written: { [Name in PageName]: InEnglish<PageTexts[Name]> } = {
  home,
  about,
  services,
  portfolio,
  products,
  blog,
  contact,
  thanks,
  agency,
  frame,
}

/** Whether every page says something in a language before anybody has written it. */
export const hasDefaultTexts = (locale: Locale): boolean =>
  Object.values(written).every((page) => page[locale])

/** English, with rows that are not written yet. */
function unwritten<Name extends PageName>(name: Name): PageTexts[Name] {
  const english = written[name].en as PageTexts[Name] & Record<string, unknown>
  const lists = listsOf(pageModels[name] as PageModel).map(([list, { fields }]) => {
    const own = Object.entries(fields).filter(([, field]) => isText(field) && !field.isShared)
    const blank = Object.fromEntries(own.map(([field]) => [field, '']))
    return [list, (english[list] as AnyRow[]).map((row) => ({ ...row, ...blank }))]
  })
  return { ...english, ...Object.fromEntries(lists) }
}

/**
 * What a page says in a language until somebody publishes something else. A language that came without such texts has
 * the English ones, and rows to be written.
 */
export const defaultTexts = Object.fromEntries(
  pageNames.map((name) => [
    name,
    Object.fromEntries(locales.map((locale) => [locale, written[name][locale] ?? unwritten(name)])),
  ]),
) as { [Name in PageName]: Record<Locale, PageTexts[Name]> }
