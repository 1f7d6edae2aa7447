import { type CardKind, entryCard } from '@/content/cards'
import { textPage } from '@/content/pages'
import { siteSettings } from '@/content/settings'
import { productCategories } from '@/domain/categories'
import { labelOf } from '@/domain/lead'
import { defaultLocale, isLocale, type Locale } from '@/domain/locales'
import { translator } from '@/i18n/translator'
import type { Card } from '@/site/seo/ogImage'
import { type OgKind, ogKinds } from '@/site/seo/ogPath'

type Texts = Omit<Card, 'siteName'>

/** Pages that say the same in their picture as on top of themselves. */
const statements = {
  home: 'hero.headline',
  about: 'about.heading',
  services: 'servicesPage.heading',
  portfolio: 'portfolioPage.heading',
  products: 'catalog.heading',
  blog: 'blogPage.heading',
  contact: 'contactPage.heading',
} as const

const hasStatement = (name: string): name is keyof typeof statements => Object.hasOwn(statements, name)
const isKind = (kind: string): kind is OgKind => (ogKinds as readonly string[]).includes(kind)

async function pageTexts(name: string, locale: Locale): Promise<Texts | null> {
  const t = translator(locale)
  if (hasStatement(name)) return { title: t(statements[name]), label: t(`nav.${name}`) }
  const page = await textPage(name)
  return page && { title: page.title, label: '' }
}

async function entryTexts(kind: CardKind, name: string): Promise<Texts | null> {
  const entry = await entryCard(kind, name)
  return entry && { title: entry.title, label: labelOf(productCategories, entry.category) }
}

/** What the picture of an address shows: `post` and `a-slug.png`; null where there is no such page. */
export async function cardOf(kind: string, file: string): Promise<Card | null> {
  const [, name = '', language = defaultLocale] = /^([\w-]{1,120})(?:\.([a-z]{2}))?\.png$/.exec(file) ?? []
  if (!name || !isKind(kind) || !isLocale(language)) return null
  if (kind !== 'page' && language !== defaultLocale) return null
  const texts = await (kind === 'page' ? pageTexts(name, language) : entryTexts(kind, name))
  return texts && { ...texts, siteName: (await siteSettings()).siteName }
}
