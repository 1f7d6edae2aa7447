import { PanelEmpty } from '@/admin/shared/ui/Panel'
import { closingChances, type ForecastRow } from '@/domain/forecast'
import { rupees } from '@/domain/money'
import { monthName } from './dayNames'

const names: Record<string, string> = {
  overdue: 'Before this month',
  later: 'Later',
  undated: 'No date yet',
}

const chances = closingChances.map(({ label, percent }) => `${label} ${percent}%`).join(', ')

const cell = 'px-4 py-1.5 max-sm:px-2'
const number = `${cell} text-right`

/** The value of open leads by the month in which they are expected to close. */
export function ForecastTable({ rows }: { rows: ForecastRow[] }) {
  const sum = (part: 'count' | 'value' | 'weighted') => rows.reduce((total, row) => total + row[part], 0)
  if (sum('count') === 0) return <PanelEmpty>No open leads. Their value appears here by month.</PanelEmpty>
  return (
    <div className="flex flex-col gap-3 pb-4">
      <section
        aria-label="Forecast by month"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable.
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full border-collapse text-sm tabular-nums">
          <caption className="sr-only">Value of open leads by expected month</caption>
          <thead>
            <tr className="border-b border-line text-muted">
              <th scope="col" className={`${cell} text-left font-medium`}>
                Expected
              </th>
              <th scope="col" className={`${number} font-medium`}>
                Leads
              </th>
              <th scope="col" className={`${number} font-medium`}>
                Value
              </th>
              <th scope="col" className={`${number} font-medium`}>
                Weighted
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ period, count, value, weighted }) => (
              <tr key={period} className={`border-b border-line ${count ? '' : 'text-muted'}`}>
                <th scope="row" className={`${cell} text-left font-normal whitespace-nowrap`}>
                  {names[period] ?? monthName(period)}
                </th>
                <td className={number}>{count.toLocaleString('en')}</td>
                <td className={number}>{rupees(value)}</td>
                <td className={number}>{rupees(weighted)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className={`${cell} text-left`}>
                Total
              </th>
              <td className={number}>{sum('count').toLocaleString('en')}</td>
              <td className={number}>{rupees(sum('value'))}</td>
              <td className={number}>{rupees(sum('weighted'))}</td>
            </tr>
          </tfoot>
        </table>
      </section>
      <p className="px-4 text-sm text-muted">
        Estimated value of open leads. Weighted is the value times the chance of winning: {chances}.
      </p>
    </div>
  )
}
