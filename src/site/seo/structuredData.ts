import type {
  AggregateOffer,
  Article,
  BreadcrumbList,
  CreativeWork,
  FAQPage,
  Graph,
  Offer,
  Organization,
  Person,
  Product,
  Service,
  Thing,
  WebSite,
} from 'schema-dts'
import { rangeIn } from '@/domain/amounts'
import { productCategories } from '@/domain/categories'
import { labelOf } from '@/domain/choice'
import type { PostEntity, ProductEntity, ProjectEntity, SettingsEntity } from '@/domain/entities'
import type { Locale } from '@/domain/locales'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import { absoluteUrl, type Breadcrumb, languageOf, type PageSite } from './metadata'

/** schema.org data: specification §2 and §3. */

const organizationId = (siteUrl: string) => `${siteUrl}/#organization`

type Agency = PageTexts['agency']

export function organization(settings: SettingsEntity, agency: Agency, siteUrl: string): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: settings.siteName,
    url: siteUrl,
    logo: `${siteUrl}/icon.svg`,
    email: settings.email,
    telephone: settings.phone,
    foundingDate: agency.founded,
    numberOfEmployees: {
      '@type': 'QuantitativeValue',
      minValue: Number(agency.employeesMin),
      maxValue: Number(agency.employeesMax),
    },
    areaServed: agency.areaServed,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: settings.phone,
      email: settings.email,
      availableLanguage: agency.support,
      areaServed: agency.areaServed,
    },
    knowsAbout: agency.serviceTypes.map(({ name }) => name),
    sameAs: settings.social.map(({ url }) => url),
  }
}

export function website(settings: SettingsEntity, { siteUrl, locale }: PageSite): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: settings.siteName,
    url: absoluteUrl({ siteUrl, locale }, paths.home),
    inLanguage: locale,
    publisher: { '@id': organizationId(siteUrl) },
  }
}

export function breadcrumbTrail(breadcrumbs: Breadcrumb[], site: PageSite): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site, url),
    })),
  }
}

export interface ServiceData {
  title: string
  description: string
  category: string
  /** Free text, such as "Starting from ₹1,50,000". */
  price: string
}

/** Parses a written price into its amounts: the lowest, or a range. */
function offer(price: string): Offer | AggregateOffer {
  const range = rangeIn(price)
  if (!range) return { '@type': 'Offer', description: price }
  const { low, high } = range
  const from = { description: price, priceCurrency: low.currency }
  return high
    ? { '@type': 'AggregateOffer', ...from, lowPrice: low.value, highPrice: high.value }
    : { '@type': 'Offer', ...from, price: low.value }
}

export function service(
  { title, description, category, price }: ServiceData,
  { areaServed }: Pick<Agency, 'areaServed'>,
  siteUrl: string,
): Service {
  return {
    '@type': 'Service',
    name: title,
    description,
    serviceType: category,
    areaServed,
    provider: { '@id': organizationId(siteUrl) },
    offers: offer(price),
  }
}

/** The agency's overall service, on every page (specification §2 and §9). */
export function agencyService(
  description: string,
  settings: SettingsEntity,
  agency: Agency,
  siteUrl: string,
): Service {
  return service(
    {
      title: settings.siteName,
      description,
      category: agency.serviceTypes.map(({ name }) => name).join(', '),
      price: agency.range,
    },
    agency,
    siteUrl,
  )
}

type Member = PageTexts['about']['team'][number]

/** Those members of the team who are people: a role alone has neither image nor profile. */
export const people = (team: readonly Member[], siteUrl: string): Person[] =>
  team
    .filter(({ picture, link }) => picture || link)
    .map(({ name, picture, link }) => ({
      '@type': 'Person',
      name,
      ...(picture && { image: new URL(picture, siteUrl).href }),
      ...(link && { sameAs: link }),
      worksFor: { '@id': organizationId(siteUrl) },
    }))

export interface Question {
  question: string
  answer: string
}

export function faq(questions: Question[], locale: Locale): FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** An entry on a page; `lang` is set if it isn't in the page's language. */
type Shown<Entity> = Entity & { lang: Locale | undefined }

/** A product's data; the price is the stored one, in whole rupees. */
export function product(entity: Shown<ProductEntity>, images: string[], site: PageSite): Product {
  return {
    '@type': 'Product',
    name: entity.title,
    description: entity.description,
    image: images.map((image) => new URL(image, site.siteUrl).href),
    category: labelOf(productCategories, entity.category),
    brand: { '@type': 'Brand', name: site.siteName },
    offers: {
      '@type': 'Offer',
      price: entity.price,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url: absoluteUrl({ ...site, locale: languageOf(entity, site) }, paths.product(entity.id)),
    },
    ...(entity.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: entity.rating,
        // Not `reviewCount`: there are no reviews to read.
        ratingCount: entity.reviewCount,
        bestRating: 5,
      },
    }),
  }
}

export function article(
  post: Shown<Omit<PostEntity, 'content' | 'viewCount'>>,
  image: string | null,
  site: PageSite,
): Article {
  const locale = languageOf(post, site)
  const url = absoluteUrl({ ...site, locale }, paths.post(post.slug))
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    ...(image && { image: new URL(image, site.siteUrl).href }),
    datePublished: post.publishedAt ?? post.createdAt,
    dateModified: post.updatedAt,
    inLanguage: locale,
    author: { '@type': 'Organization', name: post.author },
    publisher: { '@id': organizationId(site.siteUrl) },
    articleSection: post.category,
    keywords: post.tags,
    mainEntityOfPage: url,
    url,
  }
}

export function project(entity: Shown<ProjectEntity>, site: PageSite): CreativeWork {
  const locale = languageOf(entity, site)
  return {
    '@type': 'CreativeWork',
    name: entity.title,
    description: entity.description,
    image: entity.images.map((image) => new URL(image, site.siteUrl).href),
    genre: entity.category,
    inLanguage: locale,
    keywords: entity.technologies,
    creator: { '@id': organizationId(site.siteUrl) },
    url: absoluteUrl({ ...site, locale }, paths.project(entity.slug)),
    ...(entity.completedAt && { dateCreated: entity.completedAt }),
    ...(entity.clientName && { sourceOrganization: { '@type': 'Organization', name: entity.clientName } }),
  }
}

/** Combines several things on a page into one graph. */
export function graph(things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}

/** JSON that can't close its script element: stored text may contain `</script>`. */
export function toScriptJson(data: Graph): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
