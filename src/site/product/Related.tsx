import type { ProductCard } from '../../content/products'
import type { PageContext } from '../page'
import { ProductTile } from '../products/ProductTile'
import { Section } from '../ui/Section'

const sizes = '(min-width: 80rem) 373px, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw, 90vw'

/** Other products of the same category; nothing where there are none. */
export function Related({ products, context }: { products: ProductCard[]; context: PageContext }) {
  if (products.length === 0) return null
  return (
    <Section id="related" heading="related-heading">
      <h2 id="related-heading" className="mb-10 text-h2">
        {context.t('product.related')}
      </h2>
      <ul className="grid gap-x-[clamp(1rem,2.5vw,2.5rem)] gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} context={context} sizes={sizes} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
