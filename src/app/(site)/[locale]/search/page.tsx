import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { anonymous } from '@/content/accessContext'
import type { LocaleOptions } from '@/content/inLanguage'
import { postCards } from '@/content/posts'
import { topProducts } from '@/content/products'
import { projectCards } from '@/content/projects'
import { searchEntries } from '@/content/searchEntries'
import { serviceCards } from '@/content/services'
import { contentCollections } from '@/domain/contentCollections'
import { pageSize } from '@/domain/limits'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { listAddress, readListQuery, type SearchParams } from '@/site/list/listQuery'
import { pageContext } from '@/site/page'
import type { FirstEntries } from '@/site/search/BrowseEntries'
import { SearchPage } from '@/site/search/SearchPage'
import { pageMetadata } from '@/site/seo/metadata'
import { ogPath } from '@/site/seo/ogPath'

// Dynamic, because the URL contains the search.
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ locale, t, site }, query] = await Promise.all([pageContext(params), searchParams])
  const { search } = readListQuery(query)
  const title = search ? `${search} · ${t('searchPage.title')}` : t('searchPage.title')
  return {
    ...pageMetadata(
      {
        title,
        description: t('searchPage.text'),
        url: paths.search,
        image: ogPath('page', 'search', locale),
      },
      site,
    ),
    robots: { index: false, follow: true },
  }
}

const first = { limit: 4, page: 1 }

async function readFirstEntries(localeOptions: LocaleOptions): Promise<FirstEntries> {
  const [services, projects, products, posts] = await Promise.all([
    serviceCards(first, localeOptions),
    projectCards({}, first, localeOptions),
    topProducts(first.limit, localeOptions),
    postCards({}, first, localeOptions),
  ])
  return {
    service: services.entries,
    project: projects.entries,
    product: products,
    'blog-post': posts.entries,
  }
}

export default async function Page({ params, searchParams }: Props) {
  const [context, given] = await Promise.all([pageContext(params), searchParams])
  const query = readListQuery(given)
  const kind = contentCollections.find((each) => each === query.category)
  const found = await searchEntries(
    { query: query.search, kind },
    { limit: pageSize, page: query.page },
    anonymous,
    context.site,
  )
  // The list has become shorter than the page in the URL.
  if (found.entries.length === 0 && query.page > 1) {
    redirect(localizedPath(context.locale, listAddress(paths.search, { ...query, page: 1 })))
  }
  return (
    <SearchPage
      query={{ ...query, category: kind ?? '' }}
      found={found}
      firstEntries={query.search ? null : await readFirstEntries(context.site)}
      context={context}
    />
  )
}
