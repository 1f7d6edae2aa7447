'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton'

/** A column of a list's table. */
export interface Column<Entity> {
  label: string
  render: (entry: Entity) => ReactNode
  /** The orders of the list that its header sorts by; the first one at first. */
  sort?: readonly Sort[]
  /** Aligned to the right, with digits of equal width. */
  isNumber?: boolean
  /** Only shown in windows of 1536 px and more. */
  isWide?: boolean
  /** It stays in sight at the right while the others scroll. */
  isPinned?: boolean
  /** For the width of its cells. */
  className?: string
}

interface Sort {
  order: string
  direction: 'ascending' | 'descending'
}

interface TableSort {
  order: string
  onChange: (order: string) => void
}

export interface TableProps<Entity> {
  /** What the entries are called, in the plural. */
  label: string
  columns: readonly Column<Entity>[]
  /** Undefined while loading. */
  entries: readonly Entity[] | undefined
  sort: TableSort
  /** A checkbox for all rows, above those of each row. */
  selectAll?: ReactNode
  /** A checkbox per row, in the first column. */
  renderSelect?: ((entry: Entity) => ReactNode) | undefined
  isSelected?: ((entry: Entity) => boolean) | undefined
  /** In the last column: a row's other actions. */
  renderActions?: ((entry: Entity) => ReactNode) | undefined
  /** The entries are still those of the previous page. */
  isStale: boolean
}

const cell = 'h-7 truncate px-2.5 py-0 text-left align-middle whitespace-nowrap'
const head = 'sticky top-0 z-1 border-b border-line bg-raised text-sm font-medium text-muted'

/** What a column's cells and its head have in common. */
const columnClass = ({ isNumber, isWide, isPinned }: Omit<Column<never>, 'render'>) =>
  `${isNumber ? 'text-right' : ''} ${isWide ? 'max-2xl:hidden' : ''} ${isPinned ? 'sticky right-0' : ''}`

function HeadCell<Entity>({ column, sort }: { column: Column<Entity>; sort: TableSort }) {
  const { label, sort: sorts = [], isPinned } = column
  const current = sorts.findIndex(({ order }) => order === sort.order)
  const next = sorts[(current + 1) % sorts.length]
  const direction = sorts[current]?.direction
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      {...(direction && { 'aria-sort': direction })}
      className={`${cell} ${head} ${columnClass(column)} ${isPinned ? 'z-2' : ''}`}
    >
      {next ? (
        <button
          type="button"
          onClick={() => sort.onChange(next.order)}
          className={`-mx-1 inline-flex min-h-7 cursor-pointer items-center gap-1 rounded-sm px-1 font-medium hover:text-ink focus-visible:outline-2 focus-visible:outline-accent ${direction ? 'text-ink' : ''}`}
        >
          {label}
          <Arrow aria-hidden size={12} className={direction ? '' : 'invisible'} />
        </button>
      ) : (
        label
      )}
    </th>
  )
}

/** The entries of a list as rows of columns, which scroll in a region of their own. */
export function ListTable<Entity extends { id: string }>(props: TableProps<Entity>) {
  const { label, columns, entries, sort, selectAll, renderSelect, isSelected, renderActions, isStale } = props
  const width = columns.length + Number(Boolean(renderSelect)) + Number(Boolean(renderActions))
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable.
      tabIndex={0}
      aria-label={`Table of ${label.toLowerCase()}`}
      className="max-h-[calc(100dvh-6rem)] scroll-edges overflow-auto rounded-xl border border-line focus-visible:outline-2 focus-visible:outline-accent"
    >
      <table
        aria-label={label}
        className={`w-full border-separate border-spacing-0 text-sm ${isStale ? 'opacity-60' : ''}`}
      >
        <thead>
          <tr>
            {renderSelect && (
              <th scope="col" className={`${cell} ${head} w-9`}>
                {selectAll}
                <span className="sr-only">Select</span>
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.label} column={column} sort={sort} />
            ))}
            {renderActions && (
              <th scope="col" className={`${cell} ${head}`}>
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {!entries &&
            Array.from({ length: 12 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all the same.
              <tr key={index} aria-hidden>
                <td colSpan={width} className={cell}>
                  <Skeleton className="h-4" />
                </td>
              </tr>
            ))}
          {entries?.map((entry) => (
            <tr
              key={entry.id}
              data-row
              tabIndex={-1}
              className={`scroll-mt-9 outline-none hover:bg-raised focus:bg-pressed focus:[box-shadow:inset_3px_0_0_var(--accent)] [&:not(:last-child)>*]:border-b [&>*]:border-line ${isSelected?.(entry) ? 'bg-accent-soft' : 'bg-surface'}`}
            >
              {renderSelect && <td className={cell}>{renderSelect(entry)}</td>}
              {columns.map((column, index) => {
                const { label: name, isNumber, isPinned, className = 'max-w-72' } = column
                const content = column.render(entry)
                const classes = `${cell} ${columnClass(column)} ${isNumber ? 'tabular-nums' : ''} ${isPinned ? 'bg-inherit' : ''} ${className}`
                return index === 0 ? (
                  <th key={name} scope="row" className={`${classes} font-medium`}>
                    {content}
                  </th>
                ) : (
                  <td key={name} className={classes}>
                    {content}
                  </td>
                )
              })}
              {renderActions && <td className={`${cell} text-right`}>{renderActions(entry)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
