/** Display currencies: specification §9. Prices are stored in whole rupees. */

export const currencies = ['USD', 'EUR', 'GBP', 'INR'] as const
export type Currency = (typeof currencies)[number]

const ratesToDollar: Record<Currency, number> = { USD: 1, EUR: 0.85, GBP: 0.73, INR: 83.12 }
/** The day on which the rates were set; it moves when they do. */
export const ratesSetOn = '2026-11-21'
export const currencySymbols: Record<Currency, string> = { USD: '$', EUR: '€', GBP: '£', INR: '₹' }

/** Converts an amount: divided by the rate of the source, multiplied by that of the target. */
export function convert(amount: number, from: Currency, to: Currency): number {
  return (amount / ratesToDollar[from]) * ratesToDollar[to]
}

/**
 * An amount of a currency as text: two decimals (none for INR), en-US grouping.
 * @param decimals none for what is only roughly known
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
