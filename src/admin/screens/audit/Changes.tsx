import type { AuditChange } from '@/domain/audit'
import { fieldLabel, valueText } from './describeEntry'

const value = 'rounded-md px-2 py-1 wrap-anywhere whitespace-pre-line no-underline'
const nothing = 'text-muted italic'

/** Each changed field, before and after. */
export function Changes({ changes }: { changes: AuditChange[] }) {
  return (
    <dl className="flex flex-col gap-3 pt-3 text-sm">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="grid gap-x-4 gap-y-1 md:grid-cols-[160px_minmax(0,1fr)_minmax(0,1fr)]">
          <dt className="font-medium wrap-anywhere">{fieldLabel(field)}</dt>
          <dd className="min-w-0">
            <span className="sr-only">Before: </span>
            <del
              className={`block bg-rose-50 dark:bg-rose-400/10 ${value} ${before === null ? nothing : ''}`}
            >
              {valueText(field, before)}
            </del>
          </dd>
          <dd className="min-w-0">
            <span className="sr-only">After: </span>
            <ins
              className={`block bg-emerald-50 dark:bg-emerald-400/10 ${value} ${after === null ? nothing : ''}`}
            >
              {valueText(field, after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
