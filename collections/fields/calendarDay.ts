import { dayFormat } from '@/domain/clock'
import { dateInRange } from './dateInRange'

/** An optional calendar day, stored as midnight UTC. */
export const calendarDay = (name: string) =>
  dateInRange(name, { admin: { date: { pickerAppearance: 'dayOnly', displayFormat: dayFormat } } })
