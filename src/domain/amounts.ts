import { type Currency, convert, formatMoney } from './money'

export interface Amount {
  value: number
  currency: Currency
}

const signs: Record<string, Currency> = {
  '₹': 'INR',
  RS: 'INR',
  INR: 'INR',
  $: 'USD',
  USD: 'USD',
  '€': 'EUR',
  EUR: 'EUR',
  '£': 'GBP',
  GBP: 'GBP',
}
const sign = '₹|Rs\\.?|INR|USD|EUR|GBP|[$€£]'
/** Grouped by commas, in thousands or as India does, and no abbreviation of more. */
const number = '\\d[\\d,]*(?:\\.\\d+)?(?![\\d.,]*\\s?(?:k|m|lakhs?|lacs?|crores?|cr)\\b)'
const pattern = new RegExp(`(${sign})\\s?(${number})`, 'gi')

/** The amounts that a price in words names: "Starting from ₹1,50,000". One that is abbreviated ("₹2 lakh") is none. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(pattern)].flatMap(([, named = '', digits = '']) => {
    const currency = signs[named.toUpperCase().replace('.', '')]
    const value = Number(digits.replaceAll(',', ''))
    return currency && Number.isFinite(value) ? [{ value, currency }] : []
  })
}

/** The amounts of a price that go together: the first, and those after it in its currency. */
const comparable = (price: string): Amount[] => {
  const amounts = amountsIn(price)
  return amounts.filter(({ currency }) => currency === amounts[0]?.currency)
}

/** The range that a price in words names, or the one amount; undefined where it names none. */
export function rangeIn(price: string): { low: Amount; high?: Amount } | undefined {
  const [low, high] = comparable(price)
  return low && (high && high.value > low.value ? { low, high } : { low })
}

/**
 * What a price in words comes to in another currency: “$2,500-$15,000” in euros is “€2,125-€12,750”. Undefined where
 * the price names no amount, or one in that currency.
 */
export function convertedPrice(price: string, currency: Currency): string | undefined {
  const range = rangeIn(price)
  if (!range || amountsIn(price).some((amount) => amount.currency === currency)) return undefined
  return [range.low, ...(range.high ? [range.high] : [])]
    .map(({ value, currency: from }) => formatMoney(convert(value, from, currency), currency, 0))
    .join('-')
}

const units =
  'hour|day|week|month|year|hora|día|semana|mes|año|heure|jour|semaine|mois|an|stunde|tag|woche|monat|jahr'
/** A price by time: “₹42,000 per month”, “500 € im Monat”. */
const byTime = new RegExp(
  `(?:/|(?<!\\p{L})(?:per|an?|each|every|por|al|a la|cada|par|pro|im|je))\\s*(?:${units})(?!\\p{L})|(?<!\\p{L})(?:hourly|daily|weekly|monthly|yearly|mensual|mensuel|monatlich)`,
  'iu',
)

/** The least amount at which work begins, by prices in words; those by time cannot be compared and do not count. */
export function leastOf(prices: string[]): Amount | null {
  const lows = prices.flatMap((price) => (byTime.test(price) ? [] : (rangeIn(price)?.low ?? [])))
  const inDollars = ({ value, currency }: Amount) => convert(value, currency, 'USD')
  return lows.reduce<Amount | null>(
    (least, low) => (least && inDollars(least) <= inDollars(low) ? least : low),
    null,
  )
}
