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
/** Digits grouped in thousands by points, spaces or apostrophes, with a decimal comma: "2.500,00". */
const continental = "\\d{1,3}(?:[.\\s'’]\\d{3})+(?:,\\d{1,2})?(?!\\d)"
const continentalNumber = new RegExp(`^${continental}$`)
/** Digits grouped by commas, in thousands or the Indian way. */
const english = '\\d[\\d,]*(?:\\.\\d+)?'
const abbreviation = `\\s?(?:k|l(?!['’])|m|mn|mio|bn|lakhs?|lacs?|crores?|cr)\\b`
const range = '\\s?(?:[-–—]|to|a|à|bis)\\s?'
/** An abbreviated amount, such as "2 lakh" or the 2 of "2-5 lakh", doesn't match. */
const number = `(?:${continental}|${english})(?![\\d.,\\s'’]*(?:${range}\\d[\\d.,]*)?${abbreviation})`
const pattern = new RegExp(`(${sign})\\s?(${number})`, 'gi')

function toNumber(found: string): number {
  const digits = found.replace(/,+$/, '')
  if (continentalNumber.test(digits)) return Number(digits.replace(/[.\s'’]/g, '').replace(',', '.'))
  // A decimal comma.
  if (/^\d+,\d{1,2}$/.test(digits)) return Number(digits.replace(',', '.'))
  return Number(digits.replaceAll(',', ''))
}

/** The amounts in a written price, such as "Starting from ₹1,50,000". Abbreviated ones ("₹2 lakh") are skipped. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(pattern)].flatMap(([, named = '', digits = '']) => {
    const currency = signs[named.toUpperCase().replace('.', '')]
    const value = toNumber(digits)
    return currency && Number.isFinite(value) ? [{ value, currency }] : []
  })
}

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

/** Whether a written price starts within 5 % of an amount: converted, the same price is hardly ever equal. */
export function startsNear(price: string, { value, currency }: Amount): boolean {
  const low = rangeIn(price)?.low
  if (!low) return false
  const start = convert(low.value, low.currency, currency)
  return Math.abs(value - start) <= start * 0.05
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

const unitWords = {
  hour: 'hour|hora|heure|stunde',
  day: 'day|día|jour|tag',
  week: 'week|semana|semaine|woche',
  month: 'month|mes|mois|monat',
  year: 'year|año|an|jahr',
}
export type PriceUnit = keyof typeof unitWords

const perUnit = `(?:/|(?<!\\p{L})(?:per|an?|each|every|por|al|a la|cada|par|pro|im|je))\\s*(?:${Object.entries(
  unitWords,
)
  .map(([unit, words]) => `(?<${unit}>${words})`)
  .join('|')})(?!\\p{L})`
/** A price per unit of time: “₹42,000 per month”, “500 € im Monat”. */
const byTime = new RegExp(
  `${perUnit}|(?<!\\p{L})(?:hourly|daily|weekly|monthly|yearly|mensual|mensuel|monatlich)`,
  'iu',
)

const starting = 'starting (?:from|at)|from|desde|à partir de|ab'
const fixed = 'fixed at|precio cerrado:?|forfait de|festpreis:?'
/** Each character fits only one of the alternatives: otherwise a long price could take forever. */
const money = '(?:Rs|INR|USD|EUR|GBP|[^\\p{L}])+?'
const hasSign = new RegExp(sign, 'i')
const written = new RegExp(
  `^(?:(?:(?<from>${starting})|(?<fixed>${fixed}))\\s+)?(?<amount>${money})\\s*(?:${perUnit})?$`,
  'iu',
)

/** A price that is said in few words: “Starting from ₹42,000 per month”. */
export interface PriceParts {
  /** As written. */
  amount: string
  kind?: 'from' | 'fixed'
  unit?: PriceUnit
}

/** The parts of a written price in one of our languages; undefined if it says anything else. */
export function priceParts(price: string): PriceParts | undefined {
  const { amount, from, fixed, ...units } = written.exec(price.trim())?.groups ?? {}
  if (!amount || !/\d/.test(amount) || !hasSign.test(amount)) return undefined
  const unit = (Object.keys(unitWords) as PriceUnit[]).find((name) => units[name])
  return { amount, ...(from && { kind: 'from' }), ...(fixed && { kind: 'fixed' }), ...(unit && { unit }) }
}

/** The lowest starting price in a list of written prices. Prices per unit of time aren't comparable and are skipped. */
export function lowestOf(prices: string[]): Amount | null {
  const lows = prices.flatMap((price) => (byTime.test(price) ? [] : (rangeIn(price)?.low ?? [])))
  const inDollars = ({ value, currency }: Amount) => convert(value, currency, 'USD')
  return lows.reduce<Amount | null>(
    (least, low) => (least && inDollars(least) <= inDollars(low) ? least : low),
    null,
  )
}
