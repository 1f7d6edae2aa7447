import type { ProductEntity } from '@/domain/entities'
import { rupees } from '@/domain/money'
import type { Translate } from '@/i18n/messages'
import { Price } from './Price'

/** A product's price, with a higher original price struck through. */
export function Prices({
  product: { price, originalPrice },
  inRupees = false,
  t,
}: {
  product: Pick<ProductEntity, 'price' | 'originalPrice'>
  /** As stored, rather than in the display currency. */
  inRupees?: boolean
  t: Translate
}) {
  const amount = (value: number) =>
    inRupees ? rupees(value) : <Price amount={{ value, currency: 'INR' }} t={t} />
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 font-semibold tabular-nums">
      <span className="sr-only">{t('products.price')}: </span>
      <span>{amount(price)}</span>
      {originalPrice !== null && originalPrice > price && (
        <>
          <span className="sr-only">{t('products.originalPrice')}: </span>
          <s className="font-normal text-[0.85em] text-muted">{amount(originalPrice)}</s>
        </>
      )}
    </p>
  )
}
