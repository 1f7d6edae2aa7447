import type { Column } from '@/admin/shared/lists/ListTable'
import { OpenCell } from '@/admin/shared/lists/OpenCell'
import { labelOf } from '@/domain/choice'
import { formatCalendarDay, formatDay } from '@/domain/clock'
import type { LeadEntity } from '@/domain/entities'
import { serviceTypes } from '@/domain/lead'
import { rupees } from '@/domain/money'
import { LeadStatusSelect } from './LeadStatusSelect'

/** The columns of the table of leads. */
export const leadColumns = (onOpen: (id: string) => void): Column<LeadEntity>[] => [
  {
    label: 'Name',
    sort: [
      { order: 'name', direction: 'ascending' },
      { order: 'name-desc', direction: 'descending' },
    ],
    render: ({ id, fullName }) => <OpenCell label={fullName} onOpen={() => onOpen(id)} />,
  },
  { label: 'Company', render: ({ company }) => company },
  { label: 'Service', render: ({ serviceType }) => labelOf(serviceTypes, serviceType) },
  {
    label: 'Status',
    render: (lead) => (
      <div className="py-0.5">
        <LeadStatusSelect lead={lead} />
      </div>
    ),
  },
  { label: 'Owner', render: ({ owner }) => owner?.name },
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
    render: ({ nextStep, nextStepDue }) => (
      <span className="block max-w-56 truncate" title={nextStep ?? undefined}>
        {[nextStepDue && formatCalendarDay(nextStepDue), nextStep].filter(Boolean).join(' · ')}
      </span>
    ),
  },
  { label: 'Email', render: ({ email }) => email },
]
