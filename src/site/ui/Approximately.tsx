import type { Currency } from '@/domain/money'
import type { Translate } from '@/i18n/messages'

/** Marks a converted amount. The footer states the rates. */
export function Approximately({ currency, t }: { currency: Currency; t: Translate }) {
  return (
    <span data-converted={currency}>
      <span aria-hidden="true">{'≈\u00a0'}</span>
      <span className="sr-only">{t('money.approximately')} </span>
    </span>
  )
}
