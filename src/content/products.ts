import { findProductCategory } from '../domain/categories'
import type { Page, Picture, ProductEntity } from '../domain/entities'
import type { EntryFacts, EntrySort } from '../domain/entryFacts'
import { relatedEntries } from '../domain/limits'
import type { Locale } from '../domain/locales'
import type { Product } from '../payload-types'
import type { Paging } from './accessContext'
import { all } from './conditions'
import { currentId } from './currentId'
import { newestDraft } from './drafts'
import { findInLanguage, type InLanguage, type LocaleOptions, langOf, oneInLanguage } from './inLanguage'
import { pictures } from './pictures'
import { publishedActive } from './published'
import { toProduct, withLanguage } from './shapes'
import { publicLanguages } from './translations/publicLanguages'

export interface ProductFilter {
  featured?: boolean | undefined
  /** Stored value or label. */
  category?: string | undefined
  /** Part of the title or description, ignoring case. */
  search?: string | undefined
  /** The id of a product to leave out. */
  except?: string | undefined
}

/** A product on the site. */
export type ProductCard = ProductEntity & {
  pictures: Picture[]
  /** The `lang` attribute of its texts: set if their language isn't the page's. */
  lang: Locale | undefined
}

const toCard = (doc: InLanguage<Product>, localeOptions?: LocaleOptions): ProductCard => ({
  ...toProduct(doc),
  pictures: pictures(doc.images, doc.title),
  lang: langOf(doc, localeOptions),
})

const whole = { collection: 'product', depth: 1 } as const

const find = (
  { featured, category, search, except }: ProductFilter,
  paging: Paging,
  { localeOptions, sort = 'newest' }: { localeOptions?: LocaleOptions | undefined; sort?: EntrySort } = {},
) => {
  const wanted = category && (findProductCategory(category) ?? category)
  const query = {
    ...paging,
    sort,
    search: search ? { text: search } : undefined,
    where: (entry: EntryFacts) =>
      (featured === undefined || entry.isFeatured === featured) &&
      (!wanted || entry.category === wanted) &&
      entry.id !== except,
  }
  return findInLanguage(query, whole, localeOptions)
}

/** The active products, newest first. */
export async function activeProducts(
  filter: ProductFilter,
  paging: Paging,
  localeOptions?: LocaleOptions,
): Promise<Page<ProductEntity>> {
  const { docs, totalDocs } = await find(filter, paging, { localeOptions })
  return { entries: docs.map((doc) => withLanguage(toProduct(doc), doc)), total: totalDocs }
}

/** The active products with their images, newest first. */
export async function productCards(
  filter: ProductFilter,
  paging: Paging,
  localeOptions?: LocaleOptions,
): Promise<Page<ProductCard>> {
  const { docs, totalDocs } = await find(filter, paging, { localeOptions })
  return { entries: docs.map((doc) => toCard(doc, localeOptions)), total: totalDocs }
}

/** The first active products, featured ones first. */
export async function topProducts(limit: number, localeOptions?: LocaleOptions): Promise<ProductCard[]> {
  const { docs } = await find({}, { limit, page: 1 }, { localeOptions, sort: 'featured' })
  return docs.map((doc) => toCard(doc, localeOptions))
}

async function findActive(
  id: string,
  localeOptions?: LocaleOptions,
): Promise<InLanguage<Product> | undefined> {
  return oneInLanguage(all(publishedActive, { id: { equals: await currentId(id) } }), whole, localeOptions)
}

/** An active product; null if there is none. */
export async function activeProduct(
  id: string,
  localeOptions?: LocaleOptions,
): Promise<ProductEntity | null> {
  const doc = await findActive(id, localeOptions)
  return doc ? withLanguage(toProduct(doc), doc) : null
}

/** An active product with up to three others in its category; null if there is none. */
export async function productWithRelated(
  id: string,
  localeOptions?: LocaleOptions,
): Promise<ProductWithRelated | null> {
  const doc = await findActive(id, localeOptions)
  return doc ? withRelated(doc, localeOptions) : null
}

/** The same for a product as last saved, for its preview. */
export async function draftProduct(
  id: string,
  localeOptions?: LocaleOptions,
): Promise<ProductWithRelated | null> {
  const doc = await newestDraft('product', id, localeOptions)
  return doc && withRelated(doc, localeOptions)
}

interface ProductWithRelated {
  product: ProductCard
  related: ProductCard[]
  /** The languages in which visitors can read it. */
  languages: Locale[]
}

async function withRelated(
  doc: InLanguage<Product>,
  localeOptions?: LocaleOptions,
): Promise<ProductWithRelated> {
  const paging = { limit: relatedEntries, page: 1 }
  const [{ docs }, languages] = await Promise.all([
    find({ category: doc.category, except: doc.id }, paging, { localeOptions }),
    publicLanguages('product', doc.id, localeOptions),
  ])
  return {
    product: toCard(doc, localeOptions),
    related: docs.map((other) => toCard(other, localeOptions)),
    languages,
  }
}
