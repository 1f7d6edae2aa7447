import type { Currency } from './money'

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
