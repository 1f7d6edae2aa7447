import { expect, test } from 'vitest'
import { convert, currencies, formatMoney, rupees } from './money'

test('converting divides by the source’s rate and multiplies by the target’s', () => {
  expect(convert(83.12, 'INR', 'USD')).toBeCloseTo(1)
  expect(convert(100, 'USD', 'EUR')).toBeCloseTo(85)
  expect(convert(73, 'GBP', 'INR')).toBeCloseTo(8312)
  for (const currency of currencies) expect(convert(5, currency, currency)).toBeCloseTo(5)
})

test('amounts have two decimals (none for rupees) and en-US grouping', () => {
  expect(formatMoney(1234567.891, 'USD')).toBe('$1,234,567.89')
  expect(formatMoney(1234.5, 'EUR')).toBe('€1,234.50')
  expect(formatMoney(0.5, 'GBP')).toBe('£0.50')
  expect(formatMoney(1234567.4, 'INR')).toBe('₹1,234,567')
})

test('an approximate amount has no decimals', () => {
  expect(formatMoney(2524.42, 'EUR', 0)).toBe('€2,524')
})

test('the product list groups rupees the Indian way', () => {
  expect(rupees(150000)).toBe('₹1,50,000')
  expect(rupees(499)).toBe('₹499')
})
