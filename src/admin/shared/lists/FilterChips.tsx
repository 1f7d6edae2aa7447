import { X } from 'lucide-react'

/** A filter that is set. */
export interface Chip {
  /** “Category: Tutorials”. */
  label: string
  onRemove: () => void
}

interface Props {
  chips: readonly Chip[]
  /** Moves the focus, because the chip disappears. */
  onRemoved: () => void
}

/** The filters that are set, each removable. */
export function FilterChips({ chips, onRemoved }: Props) {
  if (!chips.length) return null
  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-1.5">
      {chips.map(({ label, onRemove }) => (
        <li key={label} className="max-w-full">
          <button
            type="button"
            aria-label={`Remove filter ${label}`}
            onClick={() => {
              onRemove()
              onRemoved()
            }}
            className="inline-flex min-h-8 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-accent bg-accent-soft px-3 text-sm text-ink hover:bg-raised focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent"
          >
            <span className="truncate">{label}</span>
            <X aria-hidden size={13} className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}
