'use client'

import { LayoutGrid, Table2 } from 'lucide-react'
import { type ListView, listViews } from '@/domain/listSettings'
import { Tooltip } from '../ui/Tooltip'

const icons = { cards: LayoutGrid, table: Table2 } as const

interface Props {
  view: ListView
  onChange: (view: ListView) => void
}

/** Shows a list as cards or as a table. */
export function ViewSwitch({ view, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out inline in all browsers.
    <div role="group" aria-label="Layout" className="inline-flex rounded-md border border-line bg-surface">
      {listViews.map(({ value, label }) => {
        const Icon = icons[value]
        return (
          <Tooltip key={value} text={label}>
            <button
              type="button"
              aria-label={label}
              aria-pressed={view === value}
              onClick={() => onChange(value)}
              className="grid size-9 cursor-pointer place-items-center rounded-md text-muted hover:text-ink focus-visible:outline-2 focus-visible:outline-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
            >
              <Icon aria-hidden size={16} />
            </button>
          </Tooltip>
        )
      })}
    </div>
  )
}
