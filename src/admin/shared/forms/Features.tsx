import { Check } from 'lucide-react'
import { firstAndMore } from '@/domain/limits'

interface Props {
  items: readonly string[]
  count: number
}

/** The first lines of a list, and how many more there are; nothing for an empty one. */
export function Features({ items, count }: Props) {
  const { first, more } = firstAndMore(items, count)
  if (!first.length) return null
  return (
    <ul aria-label="Features" className="flex flex-col gap-1 text-sm">
      {first.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing keeps somebody from writing a line twice.
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
