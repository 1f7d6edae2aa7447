import type { Choice } from '@/domain/choice'
import { FilterSelect } from './FilterSelect'

interface Props<Value extends string> {
  label: string
  /** Its name for screen readers. */
  name: string
  /** The label of the option that clears the filter. */
  all: string
  value: string | undefined
  choices: readonly Choice<Value>[]
  onChange: (value: Value | undefined) => void
}

/** A filter with a visible label, as in the menu of filters. */
export function FilterField<Value extends string>({ label, name, ...select }: Props<Value>) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span aria-hidden className="text-sm font-medium">
        {label}
      </span>
      <FilterSelect label={name} className="w-full" {...select} />
    </div>
  )
}
