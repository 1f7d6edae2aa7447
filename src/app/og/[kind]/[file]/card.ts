import { type CardKind, entryCard } from '@/content/cards'
import { textPage } from '@/content/pages'
import { siteSettings } from '@/content/settings'
import { productCategories } from '@/domain/categories'
import { labelOf } from '@/domain/lead'
import { defaultLocale, isLocale, type Locale } from '@/domain/locales'
import type { KeyOf, Messages } from '@/i18n/messages'
import { translator } from '@/i18n/translator'
import type { Card } from '@/site/seo/ogImage'
import { type OgPage, ogKinds, ogPages } from '@/site/seo/ogPath'

type Texts = Omit<Card, 'siteName'>
type Key = KeyOf<Messages>

/** Pages that say the same in their picture as on top of themselves. */
const statements: Record<Exclude<OgPage, 'privacy' | 'terms'>, Key> = {
  home: 'hero.headline',
  about: 'about.heading',
  services: 'servicesPage.heading',
  portfolio: 'work.heading',
  products: 'catalog.heading',
  blog: 'journal.heading',
  contact: 'contactPage.heading',
}

const isIn = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  (values as readonly string[]).includes(value)

async function pageTexts(name: string, locale: Locale): Promise<Texts | null> {
  if (!isIn(ogPages, name)) return null
  const t = translator(locale)
  if (name === 'privacy' || name === 'terms') {
    const page = await textPage(name)
    return page && { title: page.title, label: t(`footer.${name}`) }
  }
  return { title: t(statements[name]), label: t(`nav.${name}`) }
}

async function entryTexts(kind: CardKind, name: string): Promise<Texts | null> {
  const entry = await entryCard(kind, name)
  return entry && { title: entry.title, label: labelOf(productCategories, entry.category) }
}

/** What the picture of an address shows: `post` and `a-slug.png`; null where there is no such page. */
export async function cardOf(kind: string, file: string): Promise<Card | null> {
  const [, name = '', language = defaultLocale] = /^([\w-]{1,120})(?:\.([a-z]{2}))?\.png$/.exec(file) ?? []
  if (!name || !isIn(ogKinds, kind) || !isLocale(language)) return null
  if (kind !== 'page' && language !== defaultLocale) return null
  const texts = await (kind === 'page' ? pageTexts(name, language) : entryTexts(kind, name))
  return texts && { ...texts, siteName: (await siteSettings()).siteName }
}
