import type { ProductCard } from '../../content/products'
import type { Page } from '../../domain/entities'
import { localizedPath } from '../../domain/locales'
import { paths } from '../../domain/paths'
import { type ListQuery, listAddress } from '../list/listQuery'
import { Pagination } from '../list/Pagination'
import type { PageContext } from '../page'
import { PageData } from '../seo/PageData'
import { EmptyState } from '../ui/EmptyState'
import { PageHead } from '../ui/PageHead'
import { SiteLink } from '../ui/SiteLink'
import { Featured } from './Featured'
import { Filters } from './Filters'
import { ProductTile } from './ProductTile'
import { productsTrail } from './trail'

const tileSizes = '(min-width: 80rem) 373px, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw, 90vw'

function Count({ total, context: { locale, t } }: { total: number; context: PageContext }) {
  return (
    <p role="status" className="text-muted tabular-nums">
      {total === 1 ? t('catalog.one') : t('catalog.many', { count: total.toLocaleString(locale) })}
    </p>
  )
}

/** The products: featured ones first, then all of them, narrowed by a search and a category. */
export function ProductsPage({
  query,
  products: { entries, total },
  featured,
  context,
}: {
  query: ListQuery
  products: Page<ProductCard>
  featured: ProductCard[]
  context: PageContext
}) {
  const { locale, t } = context
  const path = localizedPath(locale, paths.products)
  const isFiltered = query.search !== '' || query.category !== ''
  return (
    <>
      <PageData context={context} breadcrumbs={productsTrail(t)} />
      <PageHead name={t('catalog.title')} heading={t('catalog.heading')} text={t('catalog.text')} />
      <div className="wrap pb-(--section)">
        <div className="mb-12 border-rule border-y py-6">
          <Filters query={query} context={context} />
        </div>
        {featured.length > 0 && <Featured products={featured} context={context} />}
        <section id="all" aria-labelledby="all-heading">
          <div className="mb-8 flex flex-wrap items-baseline gap-x-5 gap-y-1">
            <h2 id="all-heading" className="text-[clamp(1.5rem,2.4vw,2rem)] leading-tight">
              {t('catalog.all')}
            </h2>
            <Count total={total} context={context} />
            {isFiltered && (
              <SiteLink
                href={path}
                className="ml-auto font-semibold text-accent-text underline underline-offset-4"
              >
                {t('list.clear')}
              </SiteLink>
            )}
          </div>
          {entries.length === 0 ? (
            <EmptyState title={t('catalog.empty')} text={t('catalog.emptyText')} />
          ) : (
            <ul className="grid gap-x-[clamp(1rem,2.5vw,2.5rem)] gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
              {entries.map((product, index) => (
                <li key={product.id}>
                  <ProductTile
                    product={product}
                    context={context}
                    inRupees
                    sizes={tileSizes}
                    priority={featured.length === 0 && index < 3}
                  />
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
