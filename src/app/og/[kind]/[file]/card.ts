import { type CardKind, entryCard } from '@/content/cards'
import type { LocaleOptions } from '@/content/inLanguage'
import { textPage } from '@/content/pages'
import { pageTexts } from '@/content/pageTexts'
import { siteSettings } from '@/content/settings'
import { movedNumber } from '@/domain/caseStudy'
import { defaultLocale, type Locale } from '@/domain/locales'
import { formatMoney } from '@/domain/money'
import { isWholePage, pageModels } from '@/domain/pageTexts/pages'
import { isTextPage, paths } from '@/domain/paths'
import { categoryLabel } from '@/i18n/categoryLabel'
import { translator } from '@/i18n/translator'
import { pageLabel } from '@/site/frame/pageLabel'
import { categoryName } from '@/site/products/categoryName'
import type { Card } from '@/site/seo/OgDrawing'
import { type OgKind, ogKinds, readOgFile } from '@/site/seo/ogPath'

type Texts = Omit<Card, 'siteName'>

const isKind = (kind: string): kind is OgKind => (ogKinds as readonly string[]).includes(kind)

async function pageCard(name: string, { locale, contentLanguage }: LocaleOptions): Promise<Texts | null> {
  const t = translator(locale)
  const label = async (path: string) => pageLabel({ locale, frame: await pageTexts('frame', locale) }, path)
  if (isWholePage(name)) {
    const { heading, title } = await pageTexts(name, locale)
    return { title: heading, label: (await label(pageModels[name].path)) || title }
  }
  if (name === 'search') return { title: t('searchPage.heading'), label: t('searchPage.title') }
  const page = await textPage(name, { locale, contentLanguage })
  if (page) return { title: page.title, label: '' }
  return isTextPage(name) ? { title: await label(paths[name]), label: '' } : null
}

/** Projects have categories of their own, stored as they are shown. */
function labelOf(kind: CardKind, category: string, locale: Locale): string {
  if (kind === 'project') return category
  return (kind === 'product' ? categoryName : categoryLabel)(category, translator(locale))
}

/** A translation that isn't public has no card. The number that a project moved takes the place of its image. */
async function entryTexts(kind: CardKind, name: string, localeOptions: LocaleOptions): Promise<Texts | null> {
  const { locale } = localeOptions
  const entry = await entryCard(kind, name, localeOptions)
  if (!entry || entry.language !== locale) return null
  const { title, category, price, headline, picture } = entry
  return {
    title,
    label: labelOf(kind, category, locale),
    ...(headline && { moved: movedNumber(headline, locale) }),
    ...(price && { price: formatMoney(price, 'INR') }),
    ...(picture && !headline && { picture }),
  }
}

/** The content of a page's social image, for `post` and `a-slug.png`; null if there is no such page. */
export async function cardOf(kind: string, file: string): Promise<Card | null> {
  const read = readOgFile(file)
  if (!read || !isKind(kind)) return null
  const { name, language } = read
  const { siteName, contentLanguage, languages } = await siteSettings()
  const locale = language ?? (kind === 'page' ? defaultLocale : contentLanguage)
  if (!languages.includes(locale)) return null
  const texts = await (kind === 'page'
    ? pageCard(name, { locale, contentLanguage })
    : entryTexts(kind, name, { locale, contentLanguage }))
  return texts && { ...texts, siteName }
}
