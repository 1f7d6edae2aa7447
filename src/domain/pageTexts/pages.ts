import type { Locale } from '../locales'
import { aboutPage } from './about/model'
import { agency } from './agency/model'
import { blogPage } from './blog/model'
import { contactPage } from './contact/model'
import { frame } from './frame/model'
import { homePage } from './home/model'
import type { TextsOf } from './model'
import { portfolioPage } from './portfolio/model'
import { productsPage } from './products/model'
import { servicesPage } from './services/model'
import { thanksPage } from './thanks/model'

/** The pages whose texts editors change, in the order of the navigation, and of what is around all of them. */
export const pageModels = {
  home: homePage,
  about: aboutPage,
  services: servicesPage,
  portfolio: portfolioPage,
  products: productsPage,
  blog: blogPage,
  contact: contactPage,
  thanks: thanksPage,
  agency,
  frame,
} as const

export type PageName = keyof typeof pageModels
export type PageTexts = { [Name in PageName]: TextsOf<(typeof pageModels)[Name]> }
export type PageSlug = (typeof pageModels)[PageName]['slug']

export const pageNames = Object.keys(pageModels) as [PageName, ...PageName[]]

const namesBySlug = new Map<string, PageName>(pageNames.map((name) => [pageModels[name].slug, name]))

/** The page whose texts a global stores; undefined for other globals and collections. */
export const pageNameOf = (slug: string): PageName | undefined => namesBySlug.get(slug)

export const isPageSlug = (slug: string): slug is PageSlug => namesBySlug.has(slug)

export const isPageName = (name: string): name is PageName => Object.hasOwn(pageModels, name)

/** Pages of their own. */
export type WholePage = Exclude<PageName, 'agency' | 'frame'>

export const isWholePage = (name: string): name is WholePage =>
  isPageName(name) && !('isPart' in pageModels[name])

/** Whether visitors see the default texts, what was published, or what was published with a newer draft beside it. */
export type PageState = 'default' | 'draft' | 'published' | 'changed'

/** A page's texts as they were last saved, for editing. */
export interface StoredPageTexts {
  name: PageName
  locale: Locale
  /** The languages that the site offers; texts in others are kept until one is turned on. */
  languages: Locale[]
  state: PageState
  /** ISO 8601 */
  updatedAt: string
  /** The page as it was last saved, without its origin. */
  preview: string
  texts: PageTexts[PageName]
}

/** A page in the list of pages. */
export interface PageSummary {
  name: PageName
  state: PageState
  /** The last change, ISO 8601, and the name of who made it; null if nobody has. */
  changed: { at: string; by: string | null } | null
  /** Where visitors read it in the originals' language; null if it is no page of its own. */
  publicPath: string | null
}
