import type { PostCard } from '../../content/posts'
import type { Page } from '../../domain/entities'
import { localizedPath } from '../../domain/locales'
import { paths } from '../../domain/paths'
import { type ListQuery, listAddress } from '../list/listQuery'
import { Pagination } from '../list/Pagination'
import type { PageContext } from '../page'
import { PageData } from '../seo/PageData'
import { EmptyState } from '../ui/EmptyState'
import { Icon } from '../ui/Icon'
import { PageHead } from '../ui/PageHead'
import { SiteLink } from '../ui/SiteLink'
import { FeaturedPost } from './FeaturedPost'
import { Filters } from './Filters'
import { PostTile } from './PostTile'
import { blogTrail } from './trail'

function ListHead({
  path,
  query,
  total,
  context: { locale, t },
}: {
  path: string
  query: ListQuery
  total: number
  context: PageContext
}) {
  return (
    <div className="mb-8 flex flex-wrap items-baseline gap-x-5 gap-y-1">
      <h2 id="all-heading" className="text-[clamp(1.5rem,2.4vw,2rem)] leading-tight">
        {t('blogPage.all')}
      </h2>
      <p role="status" className="text-muted tabular-nums">
        {total === 1 ? t('blogPage.one') : t('blogPage.many', { count: total.toLocaleString(locale) })}
      </p>
      {(query.search || query.category) && (
        <SiteLink
          href={path}
          scroll={false}
          className="ml-auto font-semibold text-accent-text underline underline-offset-4"
        >
          {t('list.clear')}
        </SiteLink>
      )}
    </div>
  )
}

/** The blog: a featured article, then all of them, narrowed by a search and a category. */
export function BlogPage({
  query,
  posts: { entries, total },
  featured,
  categories,
  context,
}: {
  query: ListQuery
  posts: Page<PostCard>
  /** Not among the posts, if there is one. */
  featured: PostCard | undefined
  categories: string[]
  context: PageContext
}) {
  const { locale, t } = context
  const path = localizedPath(locale, paths.blog)
  return (
    <>
      <PageData context={context} breadcrumbs={blogTrail(t)} />
      <PageHead name={t('blogPage.title')} heading={t('blogPage.heading')} text={t('blogPage.text')}>
        <p className="mt-5">
          <a href={paths.feed} className="inline-flex items-center gap-2 font-semibold text-accent-text">
            <Icon name="feed" size={18} />
            <span className="line-link">{t('blogPage.rss')}</span>
          </a>
        </p>
      </PageHead>
      <div className="wrap pb-(--section)">
        <Filters path={path} query={query} categories={categories} context={context} />
        {featured && query.page === 1 && <FeaturedPost post={featured} context={context} />}
        <section id="all" aria-labelledby="all-heading">
          <ListHead path={path} query={query} total={featured ? total + 1 : total} context={context} />
          {entries.length === 0 && !featured ? (
            <EmptyState title={t('blogPage.empty')} text={t('blogPage.emptyText')} />
          ) : (
            <ul className="grid gap-x-[clamp(1rem,2.5vw,2.5rem)] gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
              {entries.map((post, index) => (
                <li key={post.id}>
                  <PostTile post={post} context={context} priority={!featured && index < 3} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={query.page}
            total={total}
            address={(page) => `${listAddress(path, { ...query, page })}#all`}
            t={t}
          />
        </section>
      </div>
    </>
  )
}
