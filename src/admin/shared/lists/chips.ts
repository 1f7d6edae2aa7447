import { formatCalendarDay } from '@/domain/clock'
import type { Chip } from './FilterChips'

/** A chip for a filter; none if it isn't set. */
export const chip = (name: string, value: string | undefined, onRemove: () => void): Chip[] =>
  value ? [{ label: `${name}: ${value}`, onRemove }] : []

interface Days {
  from: string | undefined
  to: string | undefined
}

/** The chips for a range of days. */
export const dayChips = (
  name: string,
  { from, to }: Days,
  onChange: (changes: Partial<Days>) => void,
): Chip[] => [
  ...chip(`${name} from`, from && formatCalendarDay(from), () => onChange({ from: undefined })),
  ...chip(`${name} to`, to && formatCalendarDay(to), () => onChange({ to: undefined })),
]
