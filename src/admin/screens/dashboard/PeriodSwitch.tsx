import { useId } from 'react'
import { type LeadPeriod, leadPeriods } from '@/domain/limits'

interface Props {
  /** What the period is of, for screen readers. */
  label?: string
  days: LeadPeriod
  onChange: (days: LeadPeriod) => void
}

/** Selects the period of the figures. */
export function PeriodSwitch({ label = 'Period', days, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className="flex rounded-md border border-line p-0.5">
      <legend className="sr-only">{label}</legend>
      {leadPeriods.map((period) => (
        <label
          key={period}
          className="flex min-h-8 cursor-pointer items-center rounded-sm px-3 text-sm font-medium text-muted hover:text-ink has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={days === period}
            onChange={() => onChange(period)}
          />
          {period} days
        </label>
      ))}
    </fieldset>
  )
}
