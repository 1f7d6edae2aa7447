import { expect, test } from 'vitest'
import { convert, currencies, formatMoney, priceIn, rupees } from './money'

test('an amount is divided by the rate of its currency and multiplied by that of the other', () => {
  expect(convert(83.12, 'INR', 'USD')).toBeCloseTo(1)
  expect(convert(100, 'USD', 'EUR')).toBeCloseTo(85)
  expect(convert(73, 'GBP', 'INR')).toBeCloseTo(8312)
  for (const currency of currencies) expect(convert(5, currency, currency)).toBeCloseTo(5)
})

test('two decimals, none for rupees, with en-US grouping', () => {
  expect(formatMoney(1234567.891, 'USD')).toBe('$1,234,567.89')
  expect(formatMoney(1234.5, 'EUR')).toBe('€1,234.50')
  expect(formatMoney(0.5, 'GBP')).toBe('£0.50')
  expect(formatMoney(1234567.4, 'INR')).toBe('₹1,234,567')
})

test('a price in rupees is converted, never relabelled', () => {
  expect(priceIn('USD', 8312)).toBe('$100.00')
  expect(priceIn('EUR', 8312)).toBe('€85.00')
  expect(priceIn('GBP', 8312)).toBe('£73.00')
  expect(priceIn('INR', 8312)).toBe('₹8,312')
})

test('the product list groups rupees as India does', () => {
  expect(rupees(150000)).toBe('₹1,50,000')
  expect(rupees(499)).toBe('₹499')
})
