import { Checkbox } from '../ui/Checkbox'
import type { Selection } from './useSelection'

interface Props {
  /** Singular and plural: “service”, “services”. */
  nouns: readonly [string, string]
  /** Undefined while loading. */
  entries: readonly { id: string }[] | undefined
  selection: Selection
}

/** Selects all entries of a list's page. */
export function SelectPage({ nouns: [, many], entries = [], selection }: Props) {
  const ids = entries.map(({ id }) => id)
  const selected = ids.filter((id) => selection.ids.has(id)).length
  if (!ids.length) return null
  return (
    <Checkbox
      label={`Select all ${many} on this page`}
      isChecked={selected === ids.length}
      isMixed={selected > 0 && selected < ids.length}
      onChange={(isSelected) => selection.set(ids, isSelected)}
    />
  )
}
