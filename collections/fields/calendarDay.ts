import type { DateField } from 'payload'
import { dayFormat } from '@/domain/clock'

/** An optional calendar day, stored as midnight UTC. */
export const calendarDay = (name: string): DateField => ({
  name,
  type: 'date',
  admin: { date: { pickerAppearance: 'dayOnly', displayFormat: dayFormat } },
})
