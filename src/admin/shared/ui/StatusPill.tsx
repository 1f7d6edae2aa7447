import { leadStatus, type StatusTone } from '@/domain/lead'

/** The colors of a status, light and dark; the label carries the meaning. */
export const toneClass: Record<StatusTone, string> = {
  blue: 'bg-sky-100 text-sky-900 dark:bg-sky-400/15 dark:text-sky-200',
  amber: 'bg-amber-100 text-amber-900 dark:bg-amber-400/15 dark:text-amber-200',
  violet: 'bg-violet-100 text-violet-900 dark:bg-violet-400/20 dark:text-violet-200',
  green: 'bg-emerald-100 text-emerald-900 dark:bg-emerald-400/15 dark:text-emerald-200',
  red: 'bg-rose-100 text-rose-900 dark:bg-rose-400/15 dark:text-rose-200',
  gray: 'bg-pressed text-ink',
}

export function Dot() {
  return <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-current" />
}

/** A lead's status in its color; gray if unknown. */
export function StatusPill({ status }: { status: string }) {
  const { label, tone } = leadStatus(status)
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2 py-0.5 text-xs font-medium ${toneClass[tone]}`}
    >
      <Dot />
      {label}
    </span>
  )
}
