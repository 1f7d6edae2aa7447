import type { ProjectCard } from '@/content/projects'
import type { Page } from '@/domain/entities'
import { localizedPath } from '@/domain/locales'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import { counted } from '@/i18n/translator'
import { trailTo } from '../frame/trail'
import { CategoryLinks } from '../list/CategoryLinks'
import { type ListQuery, listAddress } from '../list/listQuery'
import { listCount } from '../list/listTexts'
import { Pagination } from '../list/Pagination'
import type { PageContext } from '../page'
import { PageData } from '../seo/PageData'
import { ClosingCall } from '../ui/ClosingCall'
import { EmptyState } from '../ui/EmptyState'
import { PageHead } from '../ui/PageHead'
import { ProjectTile } from './ProjectTile'
import { placeOf } from './places'

/** The portfolio, filtered by category. */
export function PortfolioPage({
  texts,
  query,
  projects: { entries, total },
  categories,
  context,
}: {
  texts: PageTexts['portfolio']
  query: Omit<ListQuery, 'search'>
  projects: Page<ProjectCard>
  categories: string[]
  context: PageContext
}) {
  const { locale, contentLang, t } = context
  const path = localizedPath(locale, paths.portfolio)
  const links = [
    { value: '', label: t('portfolioPage.all') },
    ...categories.map((category) => ({ value: category, label: category, lang: contentLang })),
  ]
  // What it says of all projects, before there are any.
  const isEmpty = total === 0 && !query.category
  const count = listCount(query, total, counted(locale, 'portfolioPage', total), locale, t)
  return (
    <>
      <PageData context={context} breadcrumbs={trailTo(context, paths.portfolio, texts.title)} />
      <PageHead
        name={texts.title}
        heading={texts.heading}
        text={isEmpty ? undefined : texts.text}
        isBrief={query.category !== ''}
      />
      <section id="projects" aria-labelledby="projects-heading" className="wrap pb-(--section)">
        <h2 id="projects-heading" lang={query.category ? contentLang : undefined} className="sr-only">
          {query.category || t('portfolioPage.list')}
        </h2>
        {categories.length > 0 && (
          <div className="mb-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-rule border-y py-5">
            <CategoryLinks
              path={path}
              query={{ search: '', category: query.category }}
              categories={links}
              label={t('portfolioPage.categories')}
            />
            <p role="status" className={total === 0 ? 'sr-only' : 'text-muted tabular-nums'}>
              {count}
            </p>
          </div>
        )}
        {entries.length === 0 ? (
          <EmptyState
            title={t('portfolioPage.empty')}
            text={t(query.category ? 'portfolioPage.emptyCategory' : 'portfolioPage.emptyText')}
          />
        ) : (
          <ul className="columns-12 gap-y-16 md:gap-y-24">
            {entries.map((project, index) => {
              const place = placeOf(index, entries.length)
              return (
                <li key={project.id} className={`render-near col-span-12 ${place.columns}`}>
                  <ProjectTile project={project} place={place} priority={index === 0} context={context} />
                </li>
              )
            })}
          </ul>
        )}
        <Pagination
          page={query.page}
          total={total}
          address={(page) => `${listAddress(path, { ...query, page })}#projects`}
          t={t}
        />
      </section>
      <ClosingCall heading={texts.endHeading} text={texts.endText} context={context} />
    </>
  )
}
