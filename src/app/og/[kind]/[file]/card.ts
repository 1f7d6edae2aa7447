import { type CardKind, entryCard } from '@/content/cards'
import { textPage } from '@/content/pages'
import { siteSettings } from '@/content/settings'
import { movedNumber } from '@/domain/caseStudy'
import { productCategories } from '@/domain/categories'
import { labelOf } from '@/domain/choice'
import { defaultLocale, isLocale, type Locale } from '@/domain/locales'
import { formatMoney } from '@/domain/money'
import { isTextPage } from '@/domain/paths'
import { translator } from '@/i18n/translator'
import type { Card } from '@/site/seo/OgDrawing'
import { type OgKind, ogKinds } from '@/site/seo/ogPath'

type Texts = Omit<Card, 'siteName'>

/** Pages whose card repeats their heading, by name. */
const statements = {
  home: ['hero.headline', 'nav.home'],
  about: ['about.heading', 'nav.about'],
  services: ['servicesPage.heading', 'nav.services'],
  portfolio: ['portfolioPage.heading', 'nav.portfolio'],
  products: ['catalog.heading', 'nav.products'],
  blog: ['blogPage.heading', 'nav.blog'],
  contact: ['contactPage.heading', 'nav.contact'],
  search: ['searchPage.heading', 'searchPage.title'],
} as const

const hasStatement = (name: string): name is keyof typeof statements => Object.hasOwn(statements, name)
const isKind = (kind: string): kind is OgKind => (ogKinds as readonly string[]).includes(kind)

async function pageTexts(name: string, locale: Locale): Promise<Texts | null> {
  const t = translator(locale)
  if (hasStatement(name)) {
    const [statement, label] = statements[name]
    return { title: t(statement), label: t(label) }
  }
  const page = await textPage(name)
  if (page) return { title: page.title, label: '' }
  return isTextPage(name) ? { title: t(`footer.${name}`), label: '' } : null
}

async function entryTexts(kind: CardKind, name: string): Promise<Texts | null> {
  const entry = await entryCard(kind, name)
  if (!entry) return null
  const { title, category, price, headline } = entry
  return {
    title,
    label: labelOf(productCategories, category),
    ...(headline && { moved: movedNumber(headline, defaultLocale) }),
    ...(price && { price: formatMoney(price, 'INR') }),
  }
}

/** The content of a page's social image, for `post` and `a-slug.png`; null if there is no such page. */
export async function cardOf(kind: string, file: string): Promise<Card | null> {
  const [, name = '', language = defaultLocale] = /^([\w-]{1,120})(?:\.([a-z]{2}))?\.png$/.exec(file) ?? []
  if (!name || !isKind(kind) || !isLocale(language)) return null
  if (kind !== 'page' && language !== defaultLocale) return null
  const texts = await (kind === 'page' ? pageTexts(name, language) : entryTexts(kind, name))
  return texts && { ...texts, siteName: (await siteSettings()).siteName }
}
