import type { ProductEntity } from '@/domain/entities'
import { currencies, rupees } from '@/domain/money'
import type { Translate } from '@/i18n/messages'
import { Price } from './Price'

/** The stored price beside one in another display currency. */
const Stored = ({ price }: { price: number }) =>
  currencies
    .filter((currency) => currency !== 'INR')
    .map((currency) => (
      <span key={currency} data-price={currency} className="font-normal text-[0.6em] text-muted">
        {' '}
        ({rupees(price)})
      </span>
    ))

/** A product's price, with a higher original price struck through. */
export function Prices({
  product: { price, originalPrice },
  inRupees = false,
  isDetailed = false,
  t,
}: {
  product: Pick<ProductEntity, 'price' | 'originalPrice'>
  /** As stored, rather than in the display currency. */
  inRupees?: boolean
  /** In the display currency and as stored. */
  isDetailed?: boolean
  t: Translate
}) {
  const amount = (value: number, isExact: boolean) =>
    inRupees ? rupees(value) : <Price amount={{ value, currency: 'INR' }} isExact={isExact} t={t} />
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 font-semibold tabular-nums">
      <span className="sr-only">{t('products.price')}: </span>
      <span>
        {amount(price, false)}
        {isDetailed && <Stored price={price} />}
      </span>
      {originalPrice !== null && originalPrice > price && (
        <>
          <span className="sr-only">{t('products.originalPrice')}: </span>
          <s className="font-normal text-[0.85em] text-muted">{amount(originalPrice, true)}</s>
        </>
      )}
    </p>
  )
}
