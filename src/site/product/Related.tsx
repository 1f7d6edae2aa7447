import type { ProductCard } from '@/content/products'
import type { PageContext } from '../page'
import { ProductTile } from '../products/ProductTile'
import { RelatedEntries } from '../ui/RelatedEntries'

const sizes = '(min-width: 80rem) 373px, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw, 90vw'

/** Other products in the category; renders nothing if there are none. */
export function Related({ products, context }: { products: ProductCard[]; context: PageContext }) {
  return (
    <RelatedEntries heading={context.t('product.related')}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductTile product={product} context={context} sizes={sizes} />
        </li>
      ))}
    </RelatedEntries>
  )
}
