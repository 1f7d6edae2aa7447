import { ChevronRight } from 'lucide-react'
import type { LeadAnalytics } from '@/domain/entities'
import { longDay } from './dayNames'

/** The numbers of the chart as a table, newest first. */
export function DayTable({ days }: { days: LeadAnalytics['perDay'] }) {
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 rounded-md text-muted hover:text-ink focus-visible:outline-2 focus-visible:outline-accent">
        <ChevronRight aria-hidden size={14} className="transition-transform group-open:rotate-90" />
        Show as table
      </summary>
      <section
        aria-label="Leads per day"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable.
        tabIndex={0}
        className="mt-1 max-h-72 overflow-y-auto rounded-md border border-line"
      >
        <table className="w-full border-collapse tabular-nums">
          <caption className="sr-only">Leads per day, newest first</caption>
          <thead>
            <tr className="text-left text-muted">
              <th scope="col" className="sticky top-0 bg-surface px-3 py-1.5 font-medium">
                Day
              </th>
              <th scope="col" className="sticky top-0 bg-surface px-3 py-1.5 text-right font-medium">
                Leads
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, count }) => (
              <tr key={date} className="border-t border-line">
                <th scope="row" className="px-3 py-1 text-left font-normal">
                  {longDay(date)}
                </th>
                <td className="px-3 py-1 text-right">{count.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
