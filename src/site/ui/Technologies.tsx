import { cardTechnologies, firstAndMore } from '@/domain/limits'
import type { Translate } from '@/i18n/messages'
import { Badge } from './Badge'

/** A card's first technologies; `more` is how many are left. */
export function Technologies({
  names,
  more: showMore,
  t,
}: {
  names: string[]
  more?: boolean
  t: Translate
}) {
  const { first, more } = firstAndMore(names, cardTechnologies)
  if (first.length === 0) return null
  return (
    <ul className="technologies flex flex-wrap gap-2">
      {first.map((name) => (
        <li key={name}>
          <Badge>{name}</Badge>
        </li>
      ))}
      {showMore && more > 0 && (
        <li>
          <Badge>{t('controls.more', { more: String(more) })}</Badge>
        </li>
      )}
    </ul>
  )
}
