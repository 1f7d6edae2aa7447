import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/Button'
import { firstField } from '../ui/firstField'
import { useReordering } from './useReordering'

interface Props<Row> {
  /** What a row is, such as “link”. */
  noun: string
  rows: Row[]
  max: number
  /** A new row, or what makes one. */
  blank: Row | (() => Row)
  onChange: (rows: Row[]) => void
  /** Rows can be moved up and down. */
  isOrdered?: boolean
  /** The fields of a row. */
  children: (index: number) => ReactNode
}

const moves = [
  { direction: 'up', Icon: ArrowUp },
  { direction: 'down', Icon: ArrowDown },
] as const

/** A list of rows of fields, which a person adds and removes. */
export function Rows<Row>({ noun, rows, max, blank, onChange, isOrdered = false, children }: Props<Row>) {
  const add = useRef<HTMLButtonElement>(null)
  const last = useRef<HTMLFieldSetElement>(null)
  const moving = useReordering(rows, onChange)

  function append() {
    flushSync(() => onChange([...rows, typeof blank === 'function' ? (blank as () => Row)() : blank]))
    firstField(last.current)?.focus()
  }

  return (
    <>
      {rows.map((_, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position only.
          key={index}
          ref={index === rows.length - 1 ? last : undefined}
          aria-label={`${noun} ${index + 1}`}
          className="flex min-w-0 items-start gap-2 sm:col-span-full"
        >
          <div className="flex min-w-0 grow flex-wrap items-start gap-2">{children(index)}</div>
          <div className={`mt-6 flex gap-1 ${isOrdered ? 'flex-col' : ''}`}>
            {isOrdered &&
              moves.map(({ direction, Icon }) => (
                <Button
                  key={direction}
                  className="min-h-10"
                  aria-label={`Move ${noun} ${index + 1} ${direction}`}
                  icon={<Icon aria-hidden size={14} />}
                  {...moving(index, direction)}
                />
              ))}
            <Button
              variant="danger"
              className="min-h-10"
              aria-label={`Remove ${noun} ${index + 1}`}
              icon={<Trash2 aria-hidden size={14} />}
              onClick={() => {
                // At the maximum the button can only take the focus once it is enabled.
                flushSync(() => onChange(rows.filter((_, place) => place !== index)))
                add.current?.focus()
              }}
            />
          </div>
        </fieldset>
      ))}
      <div className="sm:col-span-full">
        <button
          ref={add}
          type="button"
          disabled={rows.length >= max}
          onClick={append}
          className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-md border border-line bg-surface px-3 text-sm font-medium text-ink hover:bg-raised focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent disabled:cursor-not-allowed disabled:opacity-60"
        >
          <Plus aria-hidden size={14} />
          Add {noun}
        </button>
      </div>
    </>
  )
}
