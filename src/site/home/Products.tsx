import type { ProductCard } from '@/content/products'
import { localizedPath } from '@/domain/locales'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { ProductPicture } from '../products/ProductPicture'
import { CoverLink } from '../ui/CoverLink'
import { MoreLink } from '../ui/MoreLink'
import { Prices } from '../ui/Prices'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import { Technologies } from '../ui/Technologies'

/** The first product is large on the left; the others are rows next to it. */
function Product({
  product,
  lead,
  context: { locale, t },
}: {
  product: ProductCard
  lead: boolean
  context: PageContext
}) {
  return (
    <article
      className={
        lead
          ? 'relative grid grid-cols-1 gap-6'
          : 'relative grid gap-x-6 gap-y-4 sm:grid-cols-[2fr_3fr] lg:grid-cols-1 xl:grid-cols-[2fr_3fr]'
      }
    >
      <div>
        <ProductPicture
          product={product}
          lang={product.lang}
          sizes={
            lead
              ? '(min-width: 80rem) 685px, (min-width: 64rem) 53vw, 92vw'
              : '(min-width: 80rem) 200px, (min-width: 64rem) 37vw, (min-width: 40rem) 35vw, 92vw'
          }
        />
      </div>
      <div className="grid content-start gap-3">
        <div
          className={`grid gap-1 ${lead ? 'lg:flex lg:items-baseline lg:justify-between lg:gap-x-6 lg:*:last:shrink-0' : ''}`}
        >
          <h3 lang={product.lang} className="text-h3">
            <CoverLink href={localizedPath(locale, paths.product(product.id))}>{product.title}</CoverLink>
          </h3>
          <Prices product={product} t={t} />
        </div>
        <p lang={product.lang} className="max-w-[62ch] text-muted">
          {product.description}
        </p>
        <div className="max-sm:hidden">
          <Technologies names={product.technologies} t={t} />
        </div>
      </div>
    </article>
  )
}

interface Props {
  texts: PageTexts['home']
  products: ProductCard[]
  context: PageContext
}

/** Renders nothing if there are none. */
export function Products({ texts, products, context }: Props) {
  const { locale, t } = context
  const [first, ...others] = products
  if (!first) return null
  return (
    <Section id="products" heading="products-heading" className="bg-tint">
      <SectionHead
        id="products-heading"
        eyebrow={texts.productsEyebrow}
        heading={texts.productsHeading}
        text={texts.productsText}
      >
        <MoreLink href={localizedPath(locale, paths.products)}>{t('products.all')}</MoreLink>
      </SectionHead>
      <ul className="phone-row sm:columns-12 sm:gap-y-12">
        <li className={`col-span-12 ${others.length > 0 ? 'lg:col-span-7 lg:row-span-2' : 'lg:col-span-8'}`}>
          <Product product={first} lead context={context} />
        </li>
        {others.map((product) => (
          <li key={product.id} className="col-span-12 border-edge/50 sm:border-t sm:pt-8 lg:col-span-5">
            <Product product={product} lead={false} context={context} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
