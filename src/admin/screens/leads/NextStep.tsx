import { CalendarClock, TriangleAlert } from 'lucide-react'
import { agencyDay, formatCalendarDay } from '@/domain/clock'
import type { LeadEntity } from '@/domain/entities'
import { openSteps } from '@/domain/leadSteps'
import { type DueState, dueState } from '@/domain/nextStep'

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Formats a date; the year is shown only if it isn't the current one. */
function dayName(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? dayFormat.format(new Date(day)) : formatCalendarDay(day)
}

const styles: Record<DueState, string> = {
  overdue: 'rounded-sm bg-rose-100 px-1.5 font-semibold text-rose-900 dark:bg-rose-400/15 dark:text-rose-200',
  today: 'rounded-sm bg-amber-100 px-1.5 font-medium text-amber-900 dark:bg-amber-400/15 dark:text-amber-200',
  later: 'text-muted',
}

const words: Record<DueState, (day: string) => string> = {
  overdue: (day) => `Overdue since ${day}`,
  today: () => 'Due today',
  later: (day) => `Due ${day}`,
}

/** A lead's next step, its due date and how many follow; renders nothing if there is none. */
export function NextStep({ lead }: { lead: LeadEntity }) {
  const { nextStep, nextStepDue, nextSteps } = lead
  if (!nextStep && !nextStepDue) return null
  const today = agencyDay(new Date())
  const state = dueState(lead, today)
  const more = openSteps(nextSteps).length - 1
  const Icon = state === 'overdue' ? TriangleAlert : CalendarClock
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {nextStep && <span className="min-w-0 wrap-anywhere">{nextStep}</span>}
      {nextStepDue && (
        <span className={`inline-flex items-center gap-1 text-xs ${styles[state ?? 'later']}`}>
          <Icon aria-hidden size={12} className="shrink-0" />
          <time dateTime={nextStepDue}>{words[state ?? 'later'](dayName(nextStepDue, today))}</time>
        </span>
      )}
      {more > 0 && <span className="text-xs text-muted">+{more} more</span>}
    </p>
  )
}
