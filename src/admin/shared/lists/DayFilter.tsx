import { isDay } from '@/domain/dayRange'
import { TypedFilter } from './TypedFilter'

interface Days {
  from: string | undefined
  to: string | undefined
}

interface Props {
  /** What happened on these days: “Published”. */
  label: string
  value: Days
  onChange: (changes: Partial<Days>) => void
}

/** Filters a list by calendar days in the agency's time zone, both included. */
export function DayFilter({ label, value: { from, to }, onChange }: Props) {
  const input = { type: 'date', isValid: isDay, min: '2000-01-01', max: '2099-12-31' } as const
  return (
    <div className="grid grid-cols-2 gap-2">
      <TypedFilter
        {...input}
        label={`${label} from`}
        value={from}
        onChange={(day) => onChange({ from: day })}
      />
      <TypedFilter {...input} label={`${label} to`} value={to} onChange={(day) => onChange({ to: day })} />
    </div>
  )
}
