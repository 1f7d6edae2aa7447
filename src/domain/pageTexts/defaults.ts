import type { Locale } from '../locales'
import * as about from './about/texts'
import * as agency from './agency/texts'
import * as blog from './blog/texts'
import * as contact from './contact/texts'
import * as frame from './frame/texts'
import * as home from './home/texts'
import type { PageName, PageTexts } from './pages'
import * as portfolio from './portfolio/texts'
import * as products from './products/texts'
import * as services from './services/texts'
import * as thanks from './thanks/texts'

/** What a page says until somebody publishes something else. */
export const defaultTexts: { [Name in PageName]: Record<Locale, PageTexts[Name]> } = {
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
