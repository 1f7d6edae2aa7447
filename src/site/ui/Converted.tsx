import { convertedPrice } from '@/domain/amounts'
import { currencies } from '@/domain/money'
import type { Translate } from '@/i18n/messages'
import { Approximately } from './Approximately'

/** The conversion of a written price, in parentheses; renders nothing if it is already in the display currency. */
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
