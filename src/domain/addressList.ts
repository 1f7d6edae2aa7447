import { isEmailAddress } from './email'

/** Maximum number of addresses in one list. */
const maxAddresses = 20

/** Splits a list of email addresses at commas, semicolons and spaces. */
export const splitAddresses = (text: string): string[] => text.split(/[,;\s]+/).filter(Boolean)

/** Whether a text is a list of email addresses and nothing else. */
export function isAddressList(text: string): boolean {
  const parts = splitAddresses(text)
  return parts.length > 0 && parts.length <= maxAddresses && parts.every(isEmailAddress)
}
