import { internationalNumber } from './phone'
import { searchText } from './searchText'

export interface SearchedLead {
  fullName: string
  email: string
  phone?: string | null
  company?: string | null
  description: string
  notes?: string | null
  /** The texts of the notes on it. */
  stream?: string[]
}

/** Seven digits or more, with the spaces and parentheses people put into phone numbers. */
const number = String.raw`\d(?:[ ()./\p{Pd}]{0,3}\d){6,}`
const numbers = new RegExp(number, 'gu')
/** A number on its own, not inside a word. */
const wholeNumbers = new RegExp(String.raw`(?<!\S)[+(]*${number}(?!\S)`, 'gu')

/** Its digits, without the (0) that is only dialed within a country. */
const digitsOf = (written: string) => written.replace('(0)', '').replace(/\D/g, '')

/** The searchable text of a lead: its own texts, and every phone number as digits only. */
export function leadSearchText(lead: SearchedLead): string {
  const { fullName, email, phone, company, description, notes, stream = [] } = lead
  const texts = [fullName, email, phone, company, description, notes, ...stream]
  const text = searchText(texts.filter(Boolean).join('\n'))
  const dialled = [
    ...(phone ? [internationalNumber(phone)] : []),
    ...(text.match(numbers) ?? []).map(digitsOf),
  ]
  return [text, ...new Set(dialled.filter((digits) => !text.includes(digits)))].join('\n')
}

/**
 * The words of a search; a lead must contain all of them, in any order. A phone number counts as one word however it is
 * spaced, and matches with and without its country code.
 */
export const leadSearchWords = (search = ''): string[] =>
  searchText(search)
    .replace(wholeNumbers, (written) => digitsOf(written).replace(/^0+/, ''))
    .split(/\s+/)
    .filter(Boolean)
