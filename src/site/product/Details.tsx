import type { ProductCard } from '@/content/products'
import type { PageContext } from '../page'

/** A product's long description. */
export function Details({
  product: { longDescription },
  context: { contentLang, t },
}: {
  product: ProductCard
  context: PageContext
}) {
  if (!longDescription) return null
  return (
    <section aria-labelledby="what-heading">
      <h2 id="what-heading" className="text-h3">
        {t('product.about')}
      </h2>
      <p lang={contentLang} className="mt-4 max-w-[68ch] whitespace-pre-line">
        {longDescription}
      </p>
    </section>
  )
}
