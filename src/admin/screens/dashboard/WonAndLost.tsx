import { PanelEmpty } from '@/admin/shared/ui/Panel'
import { labelOf } from '@/domain/choice'
import { lostReasons } from '@/domain/deal'
import type { DealAnalytics, LeadTotal } from '@/domain/entities'
import { rupees } from '@/domain/money'
import { pluralize } from '@/domain/pluralize'
import { ShareTable } from './ShareTable'
import { percentOf } from './scale'

function Total({ term, total }: { term: string; total: LeadTotal }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-display text-2xl font-semibold tracking-tight tabular-nums">
        {rupees(total.value)}
      </dd>
      <dd className="text-sm text-muted tabular-nums">{pluralize(total.count, 'lead')}</dd>
    </div>
  )
}

/** What was won and lost in a period, and why it was lost. */
export function WonAndLost({ figures: { days, won, lost, reasons } }: { figures: DealAnalytics }) {
  const closed = won.count + lost.count
  if (closed === 0) return <PanelEmpty>No leads closed in the last {days} days.</PanelEmpty>
  return (
    <div className="flex flex-col gap-6 p-4">
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        <Total term="Won" total={won} />
        <Total term="Lost" total={lost} />
        <div>
          <dt className="text-sm text-muted">Win rate</dt>
          <dd className="font-display text-2xl font-semibold tracking-tight tabular-nums">
            {percentOf(won.count, closed)}%
          </dd>
          <dd className="text-sm text-muted">of closed leads</dd>
        </div>
      </dl>
      {lost.count > 0 ? (
        <ShareTable
          title="Lost because of"
          kind="Reason"
          total={lost.count}
          rows={reasons.map(({ reason, count }) => ({
            key: reason ?? 'none',
            label: reason ? labelOf(lostReasons, reason) : 'No reason given',
            count,
          }))}
        />
      ) : (
        <p className="text-sm text-muted">Nothing lost in the last {days} days.</p>
      )}
      <p className="text-sm text-muted">
        Leads closed in the last {days} days: Completed counts as won, Rejected as lost.
      </p>
    </div>
  )
}
