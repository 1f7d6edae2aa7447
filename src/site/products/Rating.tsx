import { ratingLimits } from '@/domain/categories'
import type { Locale } from '@/domain/locales'
import type { Translate } from '@/i18n/messages'
import { counted } from '@/i18n/translator'

const star = 'm12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'

/** Stars, and how many ratings they are the average of. There are no reviews to read, so none are promised. */
export function Rating({
  product: { rating, reviewCount },
  locale,
  t,
}: {
  product: { rating: number; reviewCount: number }
  locale: Locale
  t: Translate
}) {
  if (reviewCount === 0) return <p className="text-muted text-small">{t('product.noRatings')}</p>
  const width = 24 * ratingLimits.max
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 text-muted text-small">
      <svg
        viewBox={`0 0 ${width} 24`}
        width={width * 0.7}
        height={24 * 0.7}
        role="img"
        aria-label={t('products.rating', { rating: String(rating) })}
      >
        {Array.from({ length: ratingLimits.max }, (_, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: stars have no other key
            key={index}
            d={star}
            transform={`translate(${24 * index})`}
            strokeWidth="1.5"
            className={index < rating ? 'fill-warm stroke-warm' : 'fill-transparent stroke-edge'}
          />
        ))}
      </svg>
      {counted(locale, 'ratings', reviewCount)}
    </p>
  )
}
