import { convertedPrice } from '@/domain/amounts'
import { currencies } from '@/domain/money'
import type { Translate } from '@/i18n/messages'
import { Approximately } from './Approximately'

/** In brackets, what a price in words comes to in the display currency; nothing where it is in that currency. */
export function Converted({ price, t }: { price: string; t: Translate }) {
  return currencies.map((currency) => {
    const converted = convertedPrice(price, currency)
    return (
      converted && (
        <span key={currency} data-price={currency}>
          {' ('}
          <Approximately currency={currency} t={t} />
          {converted})
        </span>
      )
    )
  })
}
