import { expect, test } from 'vitest'
import { searchRow } from './searchRow'

const dates = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }

test('the texts of an entry read as sentences', () => {
  const product = {
    id: '7',
    ...dates,
    longDescription: 'Tickets, timetables and tides.',
    features: ['Sells tickets', ' Works offline? ', ''],
  }
  expect(searchRow('product', product).text).toBe(
    'Tickets, timetables and tides. Sells tickets. Works offline?',
  )
})
