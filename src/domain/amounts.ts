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
/** Digits grouped in thousands or the Indian way. An abbreviated amount, such as "2 lakh", doesn't match. */
const number = '\\d[\\d,]*(?:\\.\\d+)?(?![\\d.,]*\\s?(?:k|m|lakhs?|lacs?|crores?|cr)\\b)'
const pattern = new RegExp(`(${sign})\\s?(${number})`, 'gi')

/** The amounts in a written price, such as "Starting from ₹1,50,000". Abbreviated ones ("₹2 lakh") are skipped. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(pattern)].flatMap(([, named = '', digits = '']) => {
    const currency = signs[named.toUpperCase().replace('.', '')]
    const value = Number(digits.replaceAll(',', ''))
    return currency && Number.isFinite(value) ? [{ value, currency }] : []
  })
}

const starting = /^(?:starting (?:from|at)|from|desde|à partir de|ab)\s+(.+)$/iu

/** What “Starting from” is written before; undefined if it isn't. */
export const startingFrom = (price: string): string | undefined => starting.exec(price.trim())?.[1]

/** The first amount of a price and the later ones in the same currency. */
const comparable = (price: string): Amount[] => {
  const amounts = amountsIn(price)
  return amounts.filter(({ currency }) => currency === amounts[0]?.currency)
}

/** The range or single amount in a written price; undefined if there is none. */
export function rangeIn(price: string): { low: Amount; high?: Amount } | undefined {
  const [low, high] = comparable(price)
  return low && (high && high.value > low.value ? { low, high } : { low })
}

/**
 * Converts a written price to another currency: “$2,500-$15,000” in euros is “€2,125-€12,750”. Undefined if it has no
 * amount, or already has one in that currency.
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
/** A price per unit of time: “₹42,000 per month”, “500 € im Monat”. */
const byTime = new RegExp(
  `(?:/|(?<!\\p{L})(?:per|an?|each|every|por|al|a la|cada|par|pro|im|je))\\s*(?:${units})(?!\\p{L})|(?<!\\p{L})(?:hourly|daily|weekly|monthly|yearly|mensual|mensuel|monatlich)`,
  'iu',
)

/** The lowest starting price in a list of written prices. Prices per unit of time aren't comparable and are skipped. */
export function lowestOf(prices: string[]): Amount | null {
  const lows = prices.flatMap((price) => (byTime.test(price) ? [] : (rangeIn(price)?.low ?? [])))
  const inDollars = ({ value, currency }: Amount) => convert(value, currency, 'USD')
  return lows.reduce<Amount | null>(
    (least, low) => (least && inDollars(least) <= inDollars(low) ? least : low),
    null,
  )
}
