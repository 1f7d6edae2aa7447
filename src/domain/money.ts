/** Display currencies (specification §9). Prices are stored in whole rupees. */

export const currencies = ['USD', 'EUR', 'GBP', 'INR'] as const
export type Currency = (typeof currencies)[number]

const ratesToDollar: Record<Currency, number> = { USD: 1, EUR: 0.85, GBP: 0.73, INR: 83.12 }
/** The date of the rates; update it along with them. */
export const ratesSetOn = '2026-11-21'
export const currencySymbols: Record<Currency, string> = { USD: '$', EUR: '€', GBP: '£', INR: '₹' }

/** Converts an amount: divided by the source's rate, multiplied by the target's. */
export function convert(amount: number, from: Currency, to: Currency): number {
  return (amount / ratesToDollar[from]) * ratesToDollar[to]
}

/**
 * Formats an amount with en-US grouping and two decimals (none for INR).
 * @param decimals 0 for approximate amounts
 */
export function formatMoney(
  amount: number,
  currency: Currency,
  decimals = currency === 'INR' ? 0 : 2,
): string {
  const number = amount.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `${currencySymbols[currency]}${number}`
}

/** Whole rupees as the product list shows them: ₹ with the locale's grouping (₹1,50,000). */
export function rupees(amount: number): string {
  return `₹${amount.toLocaleString('en-IN')}`
}
