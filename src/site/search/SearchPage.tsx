import type { SearchResult } from '@/content/searchEntries'
import { contentCollections } from '@/domain/contentCollections'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { counted, messages } from '@/i18n/translator'
import { trailTo } from '../frame/trail'
import { CategoryLinks } from '../list/CategoryLinks'
import { type ListQuery, listAddress } from '../list/listQuery'
import { Pagination } from '../list/Pagination'
import { SearchForm } from '../list/SearchForm'
import type { PageContext } from '../page'
import { PageData } from '../seo/PageData'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { Icon } from '../ui/Icon'
import { PageHead } from '../ui/PageHead'
import { BrowseEntries, type FirstEntries } from './BrowseEntries'
import { plurals } from './plurals'
import { Result } from './Result'
import type { SuggestTexts } from './suggest'

const suggestTexts = ({ locale, t }: PageContext): SuggestTexts => {
  const { label: _, ...counts } = messages[locale].suggest
  return {
    label: t('suggest.label'),
    counts,
    kinds: Object.fromEntries(
      contentCollections.map((kind) => [kind, t(`searchPage.${kind}`)]),
    ) as SuggestTexts['kinds'],
  }
}

/** The public search: a form, links to filter by type, and results ranked by relevance. */
export function SearchPage({
  query,
  found: { entries, total, corrected },
  firstEntries,
  context,
}: {
  query: ListQuery
  found: SearchResult
  /** Shown until something is searched for. */
  firstEntries: FirstEntries | null
  context: PageContext
}) {
  const { locale, t } = context
  const path = localizedPath(locale, paths.search)
  const kinds = [
    { value: '', label: t('searchPage.all') },
    ...contentCollections.map((kind) => ({ value: kind, label: t(`searchPage.${plurals[kind]}`) })),
  ]
  return (
    <>
      <PageData context={context} breadcrumbs={trailTo(context, paths.search, t('searchPage.title'))} />
      <PageHead
        name={t('searchPage.title')}
        heading={t('searchPage.heading')}
        text={t('searchPage.text')}
        isBrief={query.search !== ''}
      />
      <div className="wrap grid gap-8 pb-(--section)">
        <div className="max-w-3xl">
          <SearchForm
            path={path}
            query={query}
            name={t('searchPage.heading')}
            label={t('searchPage.label')}
            hint={t('searchPage.hint')}
            suggested={suggestTexts(context)}
            isFocused={query.search === ''}
          >
            <Button
              type="submit"
              aria-label={t('list.search')}
              data-tip={t('list.search')}
              className="tip px-5"
            >
              <Icon name="search" size={18} />
            </Button>
          </SearchForm>
        </div>
        {firstEntries && <BrowseEntries firstEntries={firstEntries} context={context} />}
        {query.search && (
          <section aria-labelledby="found-heading" className="grid gap-6">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
              <div>
                <h2 id="found-heading" className="text-[clamp(1.5rem,2.4vw,2rem)] leading-tight">
                  {t('searchPage.query', { query: corrected ?? query.search })}
                </h2>
                <p role="status" className={total === 0 ? 'sr-only' : 'text-muted tabular-nums'}>
                  {corrected && `${t('searchPage.corrected', { query: query.search, corrected })} `}
                  {counted(locale, 'searchPage', total)}
                </p>
              </div>
              <CategoryLinks path={path} query={query} categories={kinds} label={t('searchPage.kinds')} />
            </div>
            {entries.length === 0 ? (
              <EmptyState title={t('searchPage.empty')} text={t('searchPage.emptyText')} />
            ) : (
              <ol className="border-rule border-b">
                {entries.map((hit) => (
                  <Result key={`${hit.kind}/${hit.id}`} hit={hit} context={context} />
                ))}
              </ol>
            )}
            <Pagination
              page={query.page}
              total={total}
              address={(page) => listAddress(path, { ...query, page })}
              t={t}
            />
          </section>
        )}
      </div>
    </>
  )
}
