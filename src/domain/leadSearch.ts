import { internationalNumber } from './phone'
import { searchText } from './searchText'

export interface SearchedLead {
  fullName: string
  email: string
  phone?: string | null
  company?: string | null
  description: string
  notes?: string | null
}

/** Seven digits or more, spaced and bracketed as people write numbers of phones. */
const number = String.raw`\d(?:[ ()./\p{Pd}]{0,3}\d){6,}`
const numbers = new RegExp(number, 'gu')
/** Such a number alone between spaces, not inside a word. */
const wholeNumbers = new RegExp(String.raw`(?<!\S)[+(]*${number}(?!\S)`, 'gu')

/** Its digits, without the zero that is dialled at home only. */
const digitsOf = (written: string) => written.replace('(0)', '').replace(/\D/g, '')

/** The text that a lead is searched in: what it holds, and every number in it as digits alone. */
export function leadSearchText(lead: SearchedLead): string {
  const { fullName, email, phone, company, description, notes } = lead
  const text = searchText([fullName, email, phone, company, description, notes].filter(Boolean).join('\n'))
  const dialled = [
    ...(phone ? [internationalNumber(phone)] : []),
    ...(text.match(numbers) ?? []).map(digitsOf),
  ]
  return [text, ...new Set(dialled.filter((digits) => !text.includes(digits)))].join('\n')
}

/**
 * The words that are looked for; a lead holds all of them, in any order. A number is one word however it is spaced,
 * and it is found with and without the code of its country.
 */
export const leadSearchWords = (search = ''): string[] =>
  searchText(search)
    .replace(wholeNumbers, (written) => digitsOf(written).replace(/^0+/, ''))
    .split(/\s+/)
    .filter(Boolean)
