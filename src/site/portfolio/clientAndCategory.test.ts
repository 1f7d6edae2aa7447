import { expect, test } from 'vitest'
import { clientAndCategory } from './clientAndCategory'

const of = (title: string, clientName: string | null) =>
  clientAndCategory({ title, clientName, category: 'Web Apps' } as never)

test('a card names its client once', () => {
  expect(of('Tally, an auction floor', 'Spice Exchange')).toBe('Spice Exchange · Web Apps')
  expect(of('Depot Volt, charging buses', 'Depot Volt')).toBe('Web Apps')
  expect(of('Saltpan, booking', 'Saltpan Stays')).toBe('Web Apps')
  expect(of('Tally', null)).toBe('Web Apps')
})
