import type { ProductCard } from '@/content/products'
import type { PageContext } from '../page'
import { Icon } from '../ui/Icon'

/** A product's long description and all features. */
export function Details({
  product: { longDescription, features },
  context: { contentLang, t },
}: {
  product: ProductCard
  context: PageContext
}) {
  return (
    <>
      {longDescription && (
        <section aria-labelledby="what-heading">
          <h2 id="what-heading" className="text-h3">
            {t('product.about')}
          </h2>
          <p lang={contentLang} className="mt-4 max-w-[68ch] whitespace-pre-line">
            {longDescription}
          </p>
        </section>
      )}
      {features.length > 0 && (
        <section aria-labelledby="features-heading">
          <h2 id="features-heading" className="text-h3">
            {t('product.features')}
          </h2>
          <ul lang={contentLang} className="mt-4 grid gap-x-8 sm:grid-cols-2">
            {features.map((feature) => (
              <li key={feature} className="flex gap-3 border-rule border-t py-3">
                <Icon name="check" size={18} className="mt-1 text-accent-text" />
                {feature}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
