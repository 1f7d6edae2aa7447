import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { productCards } from '@/content/products'
import { suggestionFor } from '@/content/searchEntries'
import { findProductCategory } from '@/domain/categories'
import { featuredProducts, pageSize } from '@/domain/limits'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { listMetadata } from '@/site/list/listMetadata'
import { listAddress, readListQuery, type SearchParams } from '@/site/list/listQuery'
import { pageContext, textsOnce } from '@/site/page'
import { categoryName } from '@/site/products/categoryName'
import { ProductsPage } from '@/site/products/ProductsPage'
import { ogPath } from '@/site/seo/ogPath'
import { keywordList } from '@/site/seo/textsMetadata'

// Dynamic, because the URL defines the list; the front server caches each.
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> }

async function queryOf(searchParams: Props['searchParams']) {
  const query = readListQuery(await searchParams)
  return { ...query, category: findProductCategory(query.category) ?? query.category }
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [context, query] = await Promise.all([pageContext(params), queryOf(searchParams)])
  const { locale, t } = context
  const { title, description, keywords } = await textsOnce('products', locale)
  return listMetadata(
    {
      title,
      description,
      keywords: keywordList(keywords),
      url: paths.products,
      image: ogPath('page', 'products', locale),
    },
    query,
    query.category && categoryName(query.category, t),
    context,
  )
}

export default async function Page({ params, searchParams }: Props) {
  const [context, query] = await Promise.all([pageContext(params), queryOf(searchParams)])
  const { search, category, page } = query
  const isWhole = !search && !category && page === 1
  const [texts, products, featured] = await Promise.all([
    textsOnce('products', context.locale),
    productCards({ search, category }, { limit: pageSize, page }, context.site),
    isWhole ? productCards({ featured: true }, { limit: featuredProducts, page: 1 }, context.site) : null,
  ])
  // The list has become shorter than the page in the URL.
  if (products.entries.length === 0 && page > 1) {
    redirect(localizedPath(context.locale, listAddress(paths.products, { search, category })))
  }
  const meant = await suggestionFor(
    { search, kind: 'product' },
    products,
    (nearby) => productCards({ search: nearby, category }, { limit: 1, page: 1 }, context.site),
    context.site,
  )
  return (
    <ProductsPage
      texts={texts}
      query={query}
      products={products}
      meant={meant}
      featured={featured?.entries ?? []}
      context={context}
    />
  )
}
