import type { PostCard } from '@/content/posts'
import type { Page } from '@/domain/entities'
import { localizedPath } from '@/domain/locales'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import { categoryLabel } from '@/i18n/categoryLabel'
import { counted } from '@/i18n/translator'
import { trailTo } from '../frame/trail'
import { AllEntries, isNarrowed } from '../list/AllEntries'
import { ListEnding } from '../list/ListEnding'
import type { ListQuery } from '../list/listQuery'
import { listCount, listHeading } from '../list/listTexts'
import { NoResultsHints } from '../list/NoResultsHints'
import type { PageContext } from '../page'
import { PageData } from '../seo/PageData'
import { ButtonAnchor } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { PageHead } from '../ui/PageHead'
import { FeaturedPost } from './FeaturedPost'
import { Filters } from './Filters'
import { PostRow } from './PostRow'
import { PostTile } from './PostTile'

/** The blog: a featured article, then all others, with search and categories. */
export function BlogPage({
  texts,
  query,
  posts: { entries, total },
  meant,
  featured,
  categories,
  context,
}: {
  texts: PageTexts['blog']
  query: ListQuery
  posts: Page<PostCard>
  /** A suggestion if the search has no results. */
  meant: string | null
  /** Not repeated in the list. */
  featured: PostCard | undefined
  categories: string[]
  context: PageContext
}) {
  const { locale, t } = context
  const path = localizedPath(locale, paths.blog)
  const label = categoryLabel(query.category, t)
  /** Search and filters are hidden while there are no posts at all. */
  const isEmpty = total === 0 && !featured && !isNarrowed(query)
  return (
    <>
      <PageData context={context} breadcrumbs={trailTo(context, paths.blog, texts.title)} />
      <PageHead name={texts.title} heading={texts.heading} text={texts.text} isBrief={isNarrowed(query)} />
      <div className="wrap pb-(--section)">
        {!isEmpty && <Filters path={path} query={query} categories={categories} context={context} />}
        {featured && query.page === 1 && <FeaturedPost post={featured} context={context} />}
        {(total > 0 || !featured) && (
          <AllEntries
            path={path}
            query={query}
            entries={entries}
            total={total}
            texts={{
              heading: featured
                ? t('blogPage.more')
                : listHeading(query, { label, whole: t('blogPage.all') }, t),
              count: listCount(query, total, counted(locale, 'blogPage', total), locale, t),
              ...(total === 0 && {
                empty: {
                  title: t('blogPage.empty'),
                  text: t(isEmpty ? 'journal.emptyText' : 'blogPage.emptyText'),
                  children: <NoResultsHints path={path} query={query} meant={meant} context={context} />,
                },
              }),
            }}
            layout="rows"
            t={t}
          >
            {(post, index) =>
              index < 2 && entries.length > 1 ? (
                <PostTile post={post} context={context} priority={!featured} isLarge />
              ) : (
                <PostRow post={post} context={context} />
              )
            }
          </AllEntries>
        )}
      </div>
      <ListEnding heading={texts.endHeading} text={texts.endText}>
        <ButtonAnchor href={paths.feed}>
          <Icon name="feed" size={18} />
          {t('blogPage.rss')}
        </ButtonAnchor>
      </ListEnding>
    </>
  )
}
