import { isEmailAddress } from './email'

/** Most addresses of one list. */
const most = 20

/** The parts of a text that lists e-mail addresses, with commas, semicolons or blanks between them. */
export const splitAddresses = (text: string): string[] => text.split(/[,;\s]+/).filter(Boolean)

/** Whether a text is a list of e-mail addresses, and of nothing else. */
export function isAddressList(text: string): boolean {
  const parts = splitAddresses(text)
  return parts.length > 0 && parts.length <= most && parts.every(isEmailAddress)
}
