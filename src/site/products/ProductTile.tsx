import type { ProductCard } from '@/content/products'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { CoverLink } from '../ui/CoverLink'
import { Prices } from '../ui/Prices'
import { Technologies } from '../ui/Technologies'
import { Zoom } from '../ui/Zoom'
import { categoryName } from './categoryName'
import { ProductPicture } from './ProductPicture'
import { Rating } from './Rating'

/** Features of a large tile. */
const largeFeatures = 6

/** A product in a list; the whole tile is a link. */
export function ProductTile({
  product,
  context: { locale, t },
  inRupees,
  isCompact = false,
  isLarge = false,
  sizes,
  heading: Heading = 'h3',
}: {
  product: ProductCard
  context: PageContext
  inRupees?: boolean
  /** Whether phones show a small image beside the text. */
  isCompact?: boolean
  /** Whether wide screens have room for its features. */
  isLarge?: boolean
  /** The image's rendered width. */
  sizes: string
  heading?: 'h2' | 'h3'
}) {
  return (
    <article
      className={`group relative grid grid-cols-1 content-start gap-5 ${isCompact ? 'max-sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-sm:gap-4' : ''}`}
    >
      <Zoom className={isCompact ? 'max-sm:self-start' : ''}>
        <ProductPicture product={product} lang={product.lang} sizes={sizes} />
      </Zoom>
      <div className="grid grid-cols-1 content-start gap-2.5">
        <p className="font-medium text-accent-text text-small">{categoryName(product.category, t)}</p>
        <div
          className={`grid gap-1 ${isLarge ? 'lg:flex lg:items-baseline lg:justify-between lg:gap-x-5 lg:*:last:shrink-0' : ''}`}
        >
          <Heading lang={product.lang} className="text-h3">
            <CoverLink href={localizedPath(locale, paths.product(product.id))}>{product.title}</CoverLink>
          </Heading>
          <Prices product={product} inRupees={inRupees} t={t} />
        </div>
        <p lang={product.lang} className={`max-w-[62ch] text-muted ${isCompact ? 'max-sm:hidden' : ''}`}>
          {product.description}
        </p>
        <Rating product={product} locale={locale} t={t} />
        <Technologies names={product.technologies} t={t} />
        {isLarge && product.features.length > 0 && (
          <ul
            lang={product.lang}
            aria-label={t('servicesPage.features')}
            className="mt-3 hidden gap-x-8 border-rule border-t pt-5 lg:columns-2 lg:block"
          >
            {product.features.slice(0, largeFeatures).map((feature) => (
              <li key={feature} className="checked mb-2.5 break-inside-avoid text-muted text-small">
                {feature}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}
