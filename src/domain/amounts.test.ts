import { expect, test } from 'vitest'
import { amountsIn, convertedPrice, lowestOf, priceParts, startsNear } from './amounts'

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
  ['₹50k-₹2L', []],
  ['₹2-5 lakh', []],
  ['₹2 to 5 lakh', []],
  ['€2.500', [[2500, 'EUR']]],
  ['€2.500k', []],
  ['EUR 1.234.567,89', [[1_234_567.89, 'EUR']]],
  ['€2 500 par mois', [[2500, 'EUR']]],
  ['€99,50', [[99.5, 'EUR']]],
  [
    '€99,50, or $120,',
    [
      [99.5, 'EUR'],
      [120, 'USD'],
    ],
  ],
  [
    '€500 - €2.000',
    [
      [500, 'EUR'],
      [2000, 'EUR'],
    ],
  ],
  ['€50 l’heure', [[50, 'EUR']]],
  ['$40 a landing page', [[40, 'USD']]],
  ['₹95,000 for 2 months', [[95_000, 'INR']]],
  ['On request', []],
  ['24 hours', []],
  ['', []],
])('%s names %j', (text, amounts) => {
  expect(amountsIn(text).map(({ value, currency }) => [value, currency])).toEqual(amounts)
})

test.each([
  ['$2,500-$15,000', 'EUR', '€2,125-€12,750'],
  ['$2,500-$15,000', 'USD', undefined],
  ['Starting from ₹1,20,000', 'USD', '$1,444'],
  ['₹1,20,000, or about $1,450', 'EUR', '€1,227'],
  ['₹1,20,000, or about $1,450', 'USD', undefined],
  ['₹50,000 and ₹5,000 per seat', 'GBP', '£439'],
  ['On request', 'EUR', undefined],
] as const)('%s in %s is %s', (price, currency, converted) => {
  expect(convertedPrice(price, currency)).toBe(converted)
})

test.each([
  [
    ['Starting from ₹2,10,000', '₹95,000 for two days', 'Fixed at ₹1,65,000'],
    { value: 95_000, currency: 'INR' },
  ],
  [['From ₹42,000 per month', 'Starting from ₹1,20,000', '₹900/hour'], { value: 120_000, currency: 'INR' }],
  [['€400 im Monat', '€50 par heure', 'GBP 1200 a week', '30 $', '$ 5 monthly'], null],
  [['$2,000', '₹1,50,000', '€1,800'], { value: 150_000, currency: 'INR' }],
  [['On request'], null],
  [[], null],
])('of %j the least is %j', (prices, least) => {
  expect(lowestOf(prices)).toEqual(least)
})

test.each([
  ['Starting from ₹1,50,000', { kind: 'from', amount: '₹1,50,000' }],
  ['From ₹42,000 per month', { kind: 'from', amount: '₹42,000', unit: 'month' }],
  ['ab 500 € im Monat', { kind: 'from', amount: '500 €', unit: 'month' }],
  ['À partir de 500 €', { kind: 'from', amount: '500 €' }],
  ['Fixed at ₹2,20,000', { kind: 'fixed', amount: '₹2,20,000' }],
  ['$2,500-$15,000', { amount: '$2,500-$15,000' }],
  ['₹900/hour', { amount: '₹900', unit: 'hour' }],
  ['Rs. 900 a la semana', { amount: 'Rs. 900', unit: 'week' }],
  ['₹95,000 for two days', undefined],
  ['From 3 days', undefined],
  ['Fromage, ₹250', undefined],
  ['On request', undefined],
  [`${'Rs.'.repeat(26)}x`, undefined],
  [`${'₹ '.repeat(39)}x`, undefined],
])('the parts of “%s” are %j', (price, parts) => {
  expect(priceParts(price)).toEqual(parts)
})

test.each([
  ['$2,500-$15,000', { value: 210_000, currency: 'INR' as const }, true],
  ['$2,500-$15,000', { value: 2400, currency: 'USD' as const }, true],
  ['$2,500-$15,000', { value: 150_000, currency: 'INR' as const }, false],
  ['$2,500-$15,000', { value: 3000, currency: 'USD' as const }, false],
  ['on request', { value: 2500, currency: 'USD' as const }, false],
])('%s starts near %o: %s', (price, amount, isNear) => {
  expect(startsNear(price, amount)).toBe(isNear)
})
