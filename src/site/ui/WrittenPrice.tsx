import { type PriceUnit, priceParts } from '@/domain/amounts'
import type { Translate } from '@/i18n/messages'
import type { PageContext } from '../page'

const perUnit = {
  hour: 'money.perHour',
  day: 'money.perDay',
  week: 'money.perWeek',
  month: 'money.perMonth',
  year: 'money.perYear',
} as const satisfies Record<PriceUnit, Parameters<Translate>[0]>

/** A price in the language of the page; undefined if it says more than our words can. */
function spokenPrice(price: string, t: Translate): string | undefined {
  const parts = priceParts(price)
  if (!parts) return undefined
  const { amount, kind, unit } = parts
  const amountPerUnit = unit ? t(perUnit[unit], { price: amount }) : amount
  return kind ? t(`money.${kind}`, { price: amountPerUnit }) : amountPerUnit
}

/** A price in its writer's words; those that prices mostly consist of are said in the language of the page. */
export function WrittenPrice({
  price,
  context: { locale, contentLang, t },
  className,
  amountClass,
}: {
  price: string
  context: Pick<PageContext, 'locale' | 'contentLang' | 't'>
  className?: string
  /** Sets the amount apart from the words around it; a price that says more is set as a whole. */
  amountClass?: string
}) {
  const inPageLanguage = contentLang && spokenPrice(price, t)
  const text = inPageLanguage || price
  const amount = priceParts(price)?.amount ?? text
  const [before, after] = text.split(amount)
  return (
    <span lang={inPageLanguage ? locale : (contentLang ?? locale)} className={className}>
      {amountClass ? (
        <>
          {before}
          <span className={amountClass}>{amount}</span>
          {after}
        </>
      ) : (
        text
      )}
    </span>
  )
}
