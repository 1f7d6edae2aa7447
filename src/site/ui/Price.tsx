import { currencies, priceIn } from '../../domain/money'

/** A price in the display currency. The page holds all of them; `site.css` shows the chosen one. */
export function Price({ rupees }: { rupees: number }) {
  return currencies.map((currency) => (
    <span key={currency} data-price={currency}>
      {priceIn(currency, rupees)}
    </span>
  ))
}
