import type { Amount } from '@/domain/amounts'
import { convert, currencies, formatMoney } from '@/domain/money'
import type { Translate } from '@/i18n/messages'
import { Approximately } from './Approximately'

/** An amount in the display currency. The page contains all currencies; `site.css` shows the selected one. */
export function Price({
  amount,
  rough = false,
  isExact = false,
  t,
}: {
  amount: Amount
  /** Round converted amounts to whole units. */
  rough?: boolean
  /** Leaves out the mark of converted amounts, beside one that has it. */
  isExact?: boolean
  t: Translate
}) {
  return currencies.map((currency) => (
    <span key={currency} data-price={currency}>
      {currency !== amount.currency && !isExact && <Approximately currency={currency} t={t} />}
      {formatMoney(convert(amount.value, amount.currency, currency), currency, rough ? 0 : undefined)}
    </span>
  ))
}
