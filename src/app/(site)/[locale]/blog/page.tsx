import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import type { LocaleOptions } from '@/content/inLanguage'
import { postCards, postCategories } from '@/content/posts'
import { suggestionFor } from '@/content/searchEntries'
import { pageSize } from '@/domain/limits'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { categoryLabel } from '@/i18n/categoryLabel'
import { BlogPage } from '@/site/blog/BlogPage'
import { listMetadata } from '@/site/list/listMetadata'
import { listAddress, readListQuery, type SearchParams } from '@/site/list/listQuery'
import { pageContext, textsOnce } from '@/site/page'
import { feedPath } from '@/site/seo/feed'
import { ogPath } from '@/site/seo/ogPath'
import { keywordList } from '@/site/seo/textsMetadata'

// Dynamic, because the URL defines the list; the front server caches each.
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> }

const feedsOf = ({ locale, contentLanguage }: LocaleOptions) => ({
  'application/rss+xml': feedPath(paths.feed, locale, contentLanguage),
  'application/feed+json': feedPath(paths.jsonFeed, locale, contentLanguage),
})

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [context, given] = await Promise.all([pageContext(params), searchParams])
  const { locale, t } = context
  const query = readListQuery(given)
  const { title, description, keywords } = await textsOnce('blog', locale)
  const metadata = listMetadata(
    {
      title,
      description,
      keywords: keywordList(keywords),
      url: paths.blog,
      image: ogPath('page', 'blog', locale),
    },
    query,
    query.category && categoryLabel(query.category, t),
    context,
  )
  return { ...metadata, alternates: { ...metadata.alternates, types: feedsOf(context.site) } }
}

/** The featured article at the top of every page of the blog; the list doesn't repeat it. */
const newestFeatured = async (localeOptions: LocaleOptions) =>
  (await postCards({ featured: true }, { limit: 1, page: 1 }, localeOptions)).entries

export default async function Page({ params, searchParams }: Props) {
  const [context, given] = await Promise.all([pageContext(params), searchParams])
  const query = readListQuery(given)
  const { search, category, page } = query
  const isWhole = !search && !category
  const [texts, categories, [featured]] = await Promise.all([
    textsOnce('blog', context.locale),
    postCategories(),
    isWhole ? newestFeatured(context.site) : [],
  ])
  const posts = await postCards(
    { search, category, except: featured?.id },
    { limit: pageSize, page },
    context.site,
  )
  // The list has become shorter than the page in the URL.
  if (posts.entries.length === 0 && page > 1) {
    redirect(localizedPath(context.locale, listAddress(paths.blog, { search, category })))
  }
  const meant = await suggestionFor(
    { search, kind: 'blog-post' },
    posts,
    (nearby) => postCards({ search: nearby, category }, { limit: 1, page: 1 }, context.site),
    context.site,
  )
  return (
    <BlogPage
      texts={texts}
      query={query}
      posts={posts}
      meant={meant}
      featured={featured}
      categories={categories}
      context={context}
    />
  )
}
