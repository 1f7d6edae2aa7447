import { day } from './durations'
import { isEmailAddress } from './email'
import { mailLink } from './mailLink'

/** Where to report a vulnerability. */
export interface SecurityContact {
  /** An email address or a URL. */
  contact: string
  policy: string | null
  /** Language tags, separated by commas. */
  languages: string
}

/** The placeholder contact email, which must not be published. */
export const placeholderEmail = 'hello@kitewing.example'

export const securityTxtPath = '/.well-known/security.txt'

/** How many days the file is valid; each request generates a new one. */
const validDays = 90

/** When the file expires: the end of a day, so that it changes once a day. */
function expiry(now: Date): string {
  const end = Math.floor(now.getTime() / day + validDays + 1) * day
  return new Date(end).toISOString().replace('.000Z', 'Z')
}

/**
 * `/.well-known/security.txt` (RFC 9116).
 * @param siteUrl the site's origin; the file only names its own URL if that uses TLS, as the RFC demands
 */
export function securityTxt(
  { contact, policy, languages }: SecurityContact,
  siteUrl: string,
  now: Date,
): string {
  const fields: [string, string | null][] = [
    ['Contact', isEmailAddress(contact) ? mailLink(contact) : contact],
    ['Expires', expiry(now)],
    [
      'Preferred-Languages',
      languages
        .split(',')
        .map((tag) => tag.trim())
        .join(', '),
    ],
    ['Canonical', siteUrl.startsWith('https:') ? `${siteUrl}${securityTxtPath}` : null],
    ['Policy', policy],
  ]
  return fields
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}
