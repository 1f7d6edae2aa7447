import type { Column } from '@/admin/shared/lists/ListTable'
import { OpenCell } from '@/admin/shared/lists/OpenCell'
import { labelOf } from '@/domain/choice'
import { agencyDay, formatCalendarDay, formatDay } from '@/domain/clock'
import type { LeadEntity } from '@/domain/entities'
import { serviceTypes } from '@/domain/lead'
import { rupees } from '@/domain/money'
import { dueState } from '@/domain/nextStep'
import { LeadStatusSelect } from './LeadStatusSelect'

/** A text that its column may cut. */
const Cut = ({ text }: { text: string | null | undefined }) => <span title={text ?? undefined}>{text}</span>

/** A lead's next step, and below it when it is due. */
function NextStepCell({ lead }: { lead: LeadEntity }) {
  const { nextStep, nextStepDue } = lead
  const isOverdue = dueState(lead, agencyDay(new Date())) === 'overdue'
  return (
    <>
      <span title={nextStep ?? undefined} className="block truncate">
        {nextStep}
      </span>
      {nextStepDue && (
        <time
          dateTime={nextStepDue}
          className={`block truncate text-xs ${isOverdue ? 'font-medium text-danger' : 'text-muted'}`}
        >
          {isOverdue && 'Overdue since '}
          {formatCalendarDay(nextStepDue)}
        </time>
      )}
    </>
  )
}

/** The columns of the table of leads. They fit in a window of 1440 px. */
export const leadColumns = (onOpen: (id: string) => void): Column<LeadEntity>[] => [
  {
    label: 'Name',
    className: 'max-w-32',
    sort: [
      { order: 'name', direction: 'ascending' },
      { order: 'name-desc', direction: 'descending' },
    ],
    render: ({ id, fullName }) => <OpenCell label={fullName} onOpen={() => onOpen(id)} />,
  },
  { label: 'Company', className: 'max-w-36', render: ({ company }) => <Cut text={company} /> },
  {
    label: 'Service',
    className: 'max-w-32',
    render: ({ serviceType }) => <Cut text={labelOf(serviceTypes, serviceType)} />,
  },
  {
    label: 'Status',
    render: (lead) => (
      <div className="py-0.5">
        <LeadStatusSelect lead={lead} />
      </div>
    ),
  },
  { label: 'Owner', className: 'max-w-20', render: ({ owner }) => <Cut text={owner?.name} /> },
  {
    label: 'Value',
    isNumber: true,
    sort: [
      { order: 'value', direction: 'descending' },
      { order: 'value-asc', direction: 'ascending' },
    ],
    render: ({ estimatedValue }) => estimatedValue !== null && rupees(estimatedValue),
  },
  {
    label: 'Submitted',
    sort: [
      { order: 'newest', direction: 'descending' },
      { order: 'oldest', direction: 'ascending' },
    ],
    render: ({ createdAt }) => formatDay(createdAt),
  },
  {
    label: 'Next step',
    sort: [{ order: 'due', direction: 'ascending' }],
    className: 'max-w-48',
    render: (lead) => <NextStepCell lead={lead} />,
  },
  { label: 'Email', isWide: true, className: 'max-w-48', render: ({ email }) => <Cut text={email} /> },
]
