import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/Button'

interface Props<Row> {
  /** What a row is, such as “link”. */
  noun: string
  rows: Row[]
  max: number
  /** A new row. */
  blank: Row
  onChange: (rows: Row[]) => void
  /** The fields of a row. */
  children: (index: number) => ReactNode
}

/** A list of rows of fields, which a person adds and removes. */
export function Rows<Row>({ noun, rows, max, blank, onChange, children }: Props<Row>) {
  const add = useRef<HTMLButtonElement>(null)
  return (
    <>
      {rows.map((_, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position only.
          key={index}
          aria-label={`${noun} ${index + 1}`}
          className="flex min-w-0 items-start gap-2 sm:col-span-full"
        >
          <div className="flex min-w-0 grow flex-wrap items-start gap-2">{children(index)}</div>
          <Button
            variant="danger"
            className="mt-6 min-h-10"
            aria-label={`Remove ${noun} ${index + 1}`}
            icon={<Trash2 aria-hidden size={14} />}
            onClick={() => {
              // At the maximum the button can only take the focus once it is enabled.
              flushSync(() => onChange(rows.filter((_, place) => place !== index)))
              add.current?.focus()
            }}
          />
        </fieldset>
      ))}
      <div className="sm:col-span-full">
        <button
          ref={add}
          type="button"
          disabled={rows.length >= max}
          onClick={() => onChange([...rows, blank])}
          className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-md border border-line bg-surface px-3 text-sm font-medium text-ink hover:bg-raised focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent disabled:cursor-not-allowed disabled:opacity-60"
        >
          <Plus aria-hidden size={14} />
          Add {noun}
        </button>
      </div>
    </>
  )
}
