import { type Amount, startsNear } from '@/domain/amounts'
import type { Translate } from '@/i18n/messages'
import { Filled } from './Filled'
import { Price } from './Price'

/** A sentence with the lowest service price, unless the range beside it says about the same. */
export function StartingAt({ least, range, t }: { least: Amount | null; range: string; t: Translate }) {
  if (!least || startsNear(range, least)) return null
  return <Filled text={t('money.startingAt')} values={{ price: <Price amount={least} rough t={t} /> }} />
}
