import type { Amount } from '@/domain/amounts'
import type { Translate } from '@/i18n/messages'
import { Filled } from './Filled'
import { Price } from './Price'

/** A sentence with the lowest service price. */
export function StartingAt({ least, t }: { least: Amount; t: Translate }) {
  return <Filled text={t('money.startingAt')} values={{ price: <Price amount={least} rough t={t} /> }} />
}
