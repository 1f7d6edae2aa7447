/** The address under which a phone calls a number, which may hold spaces and signs. */
export const callLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** The country of those who leave a number as they dial it at home: India. */
const homeCode = '91'
/** Digits of a number at home, without the 0 that stands before it there. */
const homeDigits = 10

/**
 * A number with its country code, as digits alone, which is how WhatsApp wants it. `+` and `00` come
 * before a country code; ten digits, also after a 0, are a number at home.
 */
export function internationalNumber(phone: string): string {
  const dialled = phone.replace(/\(0\)/g, '')
  const digits = dialled.replace(/\D/g, '')
  if (/^\D*\+/.test(dialled)) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  const national = digits.replace(/^0/, '')
  return national.length === homeDigits ? homeCode + national : digits
}
