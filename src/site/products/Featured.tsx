import type { ProductCard } from '@/content/products'
import type { PageContext } from '../page'
import { ProductTile } from './ProductTile'

/** The layout of the tiles: the first one large, the others stacked next to it. */
const lead = 'md:col-span-12 lg:col-span-8 lg:row-span-2'
const beside = 'md:col-span-6 lg:col-span-4'

/** The featured products, above the whole list. */
export function Featured({ products, context }: { products: ProductCard[]; context: PageContext }) {
  const { t } = context
  return (
    <section aria-labelledby="featured-heading" className="pb-[clamp(3.5rem,6vw,5.5rem)]">
      <h2 id="featured-heading" className="mb-8 text-[clamp(1.5rem,2.4vw,2rem)] leading-tight">
        {t('catalog.featured')}
      </h2>
      <ul className="phone-row sm:columns-12 sm:gap-y-12">
        {products.map((product, index) => (
          <li key={product.id} className={`col-span-12 ${index === 0 ? lead : beside}`}>
            <ProductTile
              product={product}
              context={context}
              inRupees
              isLarge={index === 0}
              sizes={
                index === 0
                  ? '(min-width: 80rem) 768px, (min-width: 64rem) 61vw, 90vw'
                  : '(min-width: 80rem) 373px, (min-width: 64rem) 29vw, (min-width: 48rem) 44vw, 90vw'
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
