import type { Metadata } from 'next'
import { contentLimits } from '@/domain/categories'
import { cutText } from '@/domain/cutText'
import { defaultLocale, type Locale, localeTerritories, localizedPath } from '@/domain/locales'
import { offeredOr } from '@/domain/offeredLanguages'

export interface Breadcrumb {
  name: string
  /** A path of the site without language, such as `/blog`. */
  url: string
}

/** A page's metadata (specification §2, "Page metadata"). Dates are ISO 8601; `url` is a path without language. */
export interface PageMeta {
  title: string
  description: string
  /** The language of title and description if it isn't the page's: then this is the entry's original, and canonical. */
  language?: Locale | undefined
  /** The languages in which visitors can read it; all of them for the site's own pages. */
  languages?: readonly Locale[]
  keywords?: string[]
  author?: string
  url: string
  image?: string
  type?: 'website' | 'article' | 'product'
  publishedTime?: string
  modifiedTime?: string
  category?: string
  tags?: string[]
  breadcrumbs?: Breadcrumb[]
  price?: number
  currency?: string
  availability?: 'in stock' | 'out of stock'
  brand?: string
}

/** The page's context: its language, and the site it belongs to. */
export interface PageSite {
  locale: Locale
  /** The language of stored texts. */
  contentLanguage: Locale
  /** The languages that the site offers. */
  languages: readonly Locale[]
  siteName: string
  /** The site's origin, without a trailing slash. */
  siteUrl: string
}

/** The absolute URL of a path in a language. */
export function absoluteUrl({ siteUrl, locale }: Pick<PageSite, 'siteUrl' | 'locale'>, path: string): string {
  const localized = localizedPath(locale, path)
  return localized === '/' ? siteUrl : `${siteUrl}${localized}`
}

/** The language of an entry on a page: the page's, unless its texts have another one. */
export const languageOf = ({ lang }: { lang: Locale | undefined }, { locale }: PageSite): Locale =>
  lang ?? locale

/**
 * The URLs of a page in the languages it is translated into. The en-US and x-default alternates, which every page has
 * (specification §2), are the English one; without English, x-default is the original. A site in one language has none.
 */
export function alternates(
  { siteUrl, contentLanguage, languages }: Pick<PageSite, 'siteUrl' | 'contentLanguage' | 'languages'>,
  path: string,
  readable: readonly Locale[] = languages,
): Record<string, string> {
  if (languages.length === 1) return {}
  const inLanguage = (locale: Locale) => absoluteUrl({ siteUrl, locale }, path)
  const others = languages.filter((locale) => readable.includes(locale) && locale !== defaultLocale)
  return {
    ...(languages.includes(defaultLocale) && { 'en-US': inLanguage(defaultLocale) }),
    ...Object.fromEntries(others.map((locale) => [locale, inLanguage(locale)])),
    'x-default': inLanguage(offeredOr(defaultLocale, { languages, contentLanguage })),
  }
}

/** Open Graph tags that Next doesn't support; `ProductTags` renders them. */
export function productTags(
  meta: Pick<PageMeta, 'price' | 'currency' | 'availability' | 'brand'>,
): Record<string, string> {
  const tags = {
    'og:type': 'product',
    'product:price:amount': meta.price?.toFixed(2),
    'product:price:currency': meta.currency,
    'product:availability': meta.availability,
    'product:brand': meta.brand,
  }
  return Object.fromEntries(
    Object.entries(tags).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}

/** A page's metadata for Next. */
export function pageMetadata(meta: PageMeta, site: PageSite): Metadata {
  const url = absoluteUrl({ ...site, locale: meta.language ?? site.locale }, meta.url)
  const title = meta.url === '/' ? `${site.siteName} · ${meta.title}` : `${meta.title} · ${site.siteName}`
  const description = cutText(meta.description, contentLimits.metaDescription)
  const image = meta.image && {
    url: new URL(meta.image, site.siteUrl).href,
    width: 1200,
    height: 630,
    alt: meta.title,
  }
  const shared = {
    title,
    description,
    url,
    siteName: site.siteName,
    locale: localeTerritories[meta.language ?? site.locale],
    ...(image && { images: [image] }),
  }
  const isArticle = meta.type === 'article'
  return {
    title,
    description,
    keywords: meta.keywords ?? [meta.title, site.siteName],
    authors: [{ name: meta.author ?? site.siteName }],
    category: meta.category,
    alternates: {
      canonical: url,
      languages: alternates(site, meta.url, meta.language ? [] : meta.languages),
    },
    openGraph: isArticle
      ? {
          ...shared,
          type: 'article',
          publishedTime: meta.publishedTime,
          modifiedTime: meta.modifiedTime,
          authors: meta.author ? [meta.author] : undefined,
          section: meta.category,
          tags: meta.tags,
        }
      : { ...shared, ...(meta.type !== 'product' && { type: 'website' }) },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      ...(image && { images: [image.url] }),
    },
  }
}
