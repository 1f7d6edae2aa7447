import type { ProductEntity } from '@/domain/entities'
import { rupees } from '@/domain/money'

/** The price, with a higher original price struck through. */
export function ProductPrice({ product: { price, originalPrice } }: { product: ProductEntity }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className="font-semibold">{rupees(price)}</span>
      {originalPrice !== null && originalPrice > price && (
        <s className="text-sm text-muted">
          <span className="sr-only">before: </span>
          {rupees(originalPrice)}
        </s>
      )}
    </p>
  )
}
