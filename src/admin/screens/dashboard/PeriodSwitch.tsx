import { type LeadPeriod, leadPeriods } from '@/domain/limits'

interface Props {
  days: LeadPeriod
  onChange: (days: LeadPeriod) => void
}

/** Selects the period of the figures. */
export function PeriodSwitch({ days, onChange }: Props) {
  return (
    <fieldset className="flex rounded-md border border-line p-0.5">
      <legend className="sr-only">Period</legend>
      {leadPeriods.map((period) => (
        <label
          key={period}
          className="flex min-h-8 cursor-pointer items-center rounded-sm px-3 text-sm font-medium text-muted hover:text-ink has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="period"
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
