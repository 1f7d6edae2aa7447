import { startingFrom } from '@/domain/amounts'
import type { PageContext } from '../page'

/** A price in its writer's words; “Starting from” is said in the language of the page. */
export function WrittenPrice({
  price,
  context: { locale, contentLang, t },
  className,
}: {
  price: string
  context: Pick<PageContext, 'locale' | 'contentLang' | 't'>
  className?: string
}) {
  const amount = contentLang && startingFrom(price)
  return amount ? (
    <span lang={locale} className={className}>
      {t('money.from', { price: amount })}
    </span>
  ) : (
    <span lang={contentLang ?? locale} className={className}>
      {price}
    </span>
  )
}
