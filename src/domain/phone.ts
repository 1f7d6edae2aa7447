/** A `tel:` link for a number, which may contain spaces and signs. */
export const callLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** The country code of numbers written without one: India. */
const homeCode = '91'
/** Digits of a national number, without the leading 0. */
const homeDigits = 10

/**
 * A number with its country code, digits only, as WhatsApp expects it. `+` and `00` introduce a country code; ten
 * digits, with or without a leading 0, are a national number.
 */
export function internationalNumber(phone: string): string {
  const dialled = phone.replace(/\(0\)/g, '')
  const digits = dialled.replace(/\D/g, '')
  if (/^\D*\+/.test(dialled)) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  const national = digits.replace(/^0/, '')
  return national.length === homeDigits ? homeCode + national : digits
}
