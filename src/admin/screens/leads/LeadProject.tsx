import type { ReactNode } from 'react'
import { labelOf } from '@/domain/choice'
import { formatCalendarDay } from '@/domain/clock'
import { isLost } from '@/domain/deal'
import type { LeadEntity } from '@/domain/entities'
import { budgetBands, isOpen, serviceTypes } from '@/domain/lead'
import { localeNames } from '@/domain/locales'
import { rupees } from '@/domain/money'
import { NextStep } from './NextStep'
import { lossText } from './outcome'

/** What the lead asked for, plus what staff added; empty fields are left out. */
export function LeadProject({ lead }: { lead: LeadEntity }) {
  const { status, expectedClose, closedOn } = lead
  const { serviceType, budget, company, timeline, language, estimatedValue, owner, nextStep, nextStepDue } =
    lead
  const facts: { term: string; value: ReactNode; isWide?: boolean }[] = [
    { term: 'Service', value: labelOf(serviceTypes, serviceType) },
    { term: 'Budget', value: budget && labelOf(budgetBands, budget) },
    { term: 'Company', value: company },
    { term: 'Timeline', value: timeline },
    { term: 'Language', value: language && localeNames[language] },
    { term: 'Value', value: estimatedValue !== null && rupees(estimatedValue) },
    { term: 'Expected', value: isOpen(status) && expectedClose && formatCalendarDay(expectedClose) },
    { term: isLost(status) ? 'Lost' : 'Won', value: closedOn && formatCalendarDay(closedOn) },
    { term: 'Reason', value: isLost(status) && lossText(lead) },
    { term: 'Owner', value: owner?.name },
    { term: 'Next step', value: (nextStep || nextStepDue) && <NextStep lead={lead} />, isWide: true },
  ]
  return (
    <div className="@container">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-1 text-sm @md:grid-cols-2">
        {facts
          .filter(({ value }) => value)
          .map(({ term, value, isWide }) => (
            <div
              key={term}
              className={`grid grid-cols-[80px_minmax(0,1fr)] gap-x-3 ${isWide ? 'col-span-full' : ''}`}
            >
              <dt className="text-muted">{term}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
