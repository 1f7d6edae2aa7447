import type { ProductCard } from '@/content/products'
import type { Page } from '@/domain/entities'
import { localizedPath } from '@/domain/locales'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import { counted } from '@/i18n/translator'
import { trailTo } from '../frame/trail'
import { AllEntries, isNarrowed } from '../list/AllEntries'
import { ListEnding } from '../list/ListEnding'
import type { ListQuery } from '../list/listQuery'
import { listCount, listHeading } from '../list/listTexts'
import { NoResultsHints } from '../list/NoResultsHints'
import type { PageContext } from '../page'
import { PageData } from '../seo/PageData'
import { ButtonLink } from '../ui/Button'
import { PageHead } from '../ui/PageHead'
import { categoryName } from './categoryName'
import { Featured } from './Featured'
import { Filters } from './Filters'
import { ProductTile } from './ProductTile'

const tileSizes = '(min-width: 80rem) 373px, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw, 36vw'

/** The products: featured ones first, then all, with search and category filter. */
export function ProductsPage({
  texts,
  query,
  products: { entries, total },
  meant,
  featured,
  context,
}: {
  texts: PageTexts['products']
  query: ListQuery
  products: Page<ProductCard>
  /** A suggestion if the search has no results. */
  meant: string | null
  featured: ProductCard[]
  context: PageContext
}) {
  const { locale, frame, t } = context
  const path = localizedPath(locale, paths.products)
  /** Search, filters and the offer to change a product are hidden while there are none at all. */
  const isEmpty = total === 0 && !isNarrowed(query)
  const above = new Set(featured.map(({ id }) => id))
  const others = entries.filter(({ id }) => !above.has(id))
  const isRest = featured.length > 0 && others.length > 0
  const shown = isRest ? total - featured.length : total
  return (
    <>
      <PageData context={context} breadcrumbs={trailTo(context, paths.products, texts.title)} />
      <PageHead name={texts.title} heading={texts.heading} text={texts.text} isBrief={isNarrowed(query)} />
      <div className="wrap pb-(--section)">
        {!isEmpty && (
          <div className="mb-12 border-rule border-y py-6">
            <Filters query={query} context={context} />
          </div>
        )}
        {featured.length > 0 && <Featured products={featured} context={context} />}
        <AllEntries
          path={path}
          query={query}
          entries={others.length > 0 ? others : entries}
          total={total}
          texts={{
            heading: listHeading(
              query,
              {
                label: categoryName(query.category, t),
                whole: t(isRest ? 'catalog.more' : 'catalog.all'),
              },
              t,
            ),
            count: listCount(query, total, counted(locale, 'catalog', shown), locale, t),
            empty: {
              title: t('catalog.empty'),
              text: t(isEmpty ? 'products.emptyText' : 'catalog.emptyText'),
              children: <NoResultsHints path={path} query={query} meant={meant} context={context} />,
            },
          }}
          t={t}
        >
          {(product) => (
            <ProductTile product={product} isCompact context={context} inRupees sizes={tileSizes} />
          )}
        </AllEntries>
      </div>
      {!isEmpty && (
        <ListEnding heading={texts.endHeading} text={texts.endText}>
          <ButtonLink href={localizedPath(locale, paths.contact)}>{frame.contactUs}</ButtonLink>
        </ListEnding>
      )}
    </>
  )
}
