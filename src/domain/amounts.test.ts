import { expect, test } from 'vitest'
import { amountsIn } from './amounts'

test.each([
  ['Starting from ₹1,50,000', [[150_000, 'INR']]],
  ['From Rs. 45,000 a month', [[45_000, 'INR']]],
  [
    '$2,500-$15,000',
    [
      [2500, 'USD'],
      [15_000, 'USD'],
    ],
  ],
  ['€ 99.50 per hour', [[99.5, 'EUR']]],
  ['GBP 1200', [[1200, 'GBP']]],
  ['₹1.5 lakh', []],
  ['from $3k', []],
  ['On request', []],
  ['24 hours', []],
  ['', []],
])('%s names %j', (text, amounts) => {
  expect(amountsIn(text).map(({ value, currency }) => [value, currency])).toEqual(amounts)
})
