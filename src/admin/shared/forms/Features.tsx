import { Check } from 'lucide-react'
import { firstAndMore } from '@/domain/limits'

interface Props {
  items: readonly string[]
  count: number
}

/** The first items of a list and how many more there are; renders nothing for an empty list. */
export function Features({ items, count }: Props) {
  const { first, more } = firstAndMore(items, count)
  if (!first.length) return null
  return (
    <ul aria-label="Features" className="flex flex-col gap-1 text-sm">
      {first.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be listed twice.
        <li key={index} className="flex items-start gap-1.5 wrap-anywhere">
          <Check aria-hidden size={14} className="mt-0.5 shrink-0 text-accent" />
          {item}
        </li>
      ))}
      {more > 0 && (
        <li title={items.slice(count).join('\n')} className="pl-5 text-muted">
          +{more} more
        </li>
      )}
    </ul>
  )
}
