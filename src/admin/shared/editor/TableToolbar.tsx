import { Toolbar as Radix } from 'radix-ui'
import type { TableChange } from './tables'

const changes: readonly [change: TableChange, label: string][] = [
  ['row', 'Add row'],
  ['column', 'Add column'],
  ['header', 'Header row'],
  ['removeRow', 'Remove row'],
  ['removeColumn', 'Remove column'],
  ['remove', 'Remove table'],
]

interface Props {
  /** The id of the text that it controls. */
  controls: string
  onChange: (change: TableChange) => void
}

/** Rows and columns of the table at the cursor. */
export const TableToolbar = ({ controls, onChange }: Props) => (
  <Radix.Root
    aria-label="Table"
    aria-controls={controls}
    className="flex flex-wrap gap-1 border-b border-line bg-raised px-1.5 py-1 max-sm:flex-nowrap max-sm:overflow-x-auto"
  >
    {changes.map(([change, label]) => (
      <Radix.Button
        key={change}
        type="button"
        // Keeps the cursor in its cell.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChange(change)}
        className="min-h-8 cursor-pointer rounded-md px-2.5 text-sm whitespace-nowrap hover:bg-pressed focus-visible:outline-2 focus-visible:outline-accent"
      >
        {label}
      </Radix.Button>
    ))}
  </Radix.Root>
)
