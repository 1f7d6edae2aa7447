import type { ProductCard } from '../../content/products'
import type { Translate } from '../../i18n/messages'
import { EmptyState } from '../ui/EmptyState'
import { Picture } from '../ui/Picture'
import { Prices } from '../ui/Prices'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import { Technologies } from '../ui/Technologies'

/** The first product stands large at the left, the others are rows beside it. */
function Product({ product, lead, t }: { product: ProductCard; lead: boolean; t: Translate }) {
  const [picture] = product.pictures
  return (
    <article
      className={
        lead
          ? 'grid gap-6'
          : 'grid gap-x-6 gap-y-4 sm:grid-cols-[2fr_3fr] lg:grid-cols-1 xl:grid-cols-[2fr_3fr]'
      }
    >
      {picture && (
        <div>
          <Picture
            picture={picture}
            sizes={
              lead
                ? '(min-width: 64rem) 58vw, 92vw'
                : '(min-width: 64rem) 200px, (min-width: 40rem) 38vw, 92vw'
            }
            ratio="16 / 10"
          />
        </div>
      )}
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 className="text-h3">{product.title}</h3>
          <Prices product={product} t={t} />
        </div>
        <p className="max-w-[62ch] text-muted">{product.description}</p>
        <Technologies names={product.technologies} t={t} />
      </div>
    </article>
  )
}

export function Products({ products, t }: { products: ProductCard[]; t: Translate }) {
  const [first, ...others] = products
  return (
    <Section id="products" heading="products-heading" className="bg-tint">
      <SectionHead
        id="products-heading"
        eyebrow={t('products.eyebrow')}
        heading={t('products.heading')}
        text={t('products.text')}
      />
      {first ? (
        <ul className="columns-12 gap-y-12">
          <li
            className={`col-span-12 ${others.length > 0 ? 'lg:col-span-7 lg:row-span-2' : 'lg:col-span-8'}`}
          >
            <Product product={first} lead t={t} />
          </li>
          {others.map((product) => (
            <li key={product.id} className="col-span-12 border-edge/50 border-t pt-8 lg:col-span-5">
              <Product product={product} lead={false} t={t} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t('products.empty')} text={t('products.emptyText')} />
      )}
    </Section>
  )
}
