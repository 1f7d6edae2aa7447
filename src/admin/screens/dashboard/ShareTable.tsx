import type { ReactNode } from 'react'
import { percentOf } from './scale'

interface Props {
  title: string
  /** The heading of the first column: “Status”. */
  kind: string
  rows: { key: string; label: ReactNode; count: number }[]
  total: number
}

/** Shares of a total, as a table whose rows are bars. */
export function ShareTable({ title, kind, rows, total }: Props) {
  const highest = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="pb-2 text-left font-medium">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{kind}</th>
          <th scope="col">Leads</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count }) => (
          <tr key={key} className="group">
            <th scope="row" className="w-px py-1 pr-3 text-left font-normal whitespace-nowrap">
              {label}
            </th>
            <td className="py-1">
              <span className="flex items-center gap-2">
                <span
                  aria-hidden
                  className="h-2 shrink rounded-xs bg-accent opacity-80 group-hover:opacity-100"
                  style={{ width: `${(count / highest) * 100}%` }}
                />
                <span className="shrink-0">{count.toLocaleString('en')}</span>
              </span>
            </td>
            <td className="w-px py-1 pl-2 text-right text-muted">{percentOf(count, total)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
