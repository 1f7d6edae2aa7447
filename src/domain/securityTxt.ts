import { day } from './durations'
import { isEmailAddress } from './email'

/** Who hears of a weakness, and how. */
export interface SecurityContact {
  /** An email address, or the address of a page. */
  contact: string
  policy: string | null
  /** Language tags with commas between them. */
  languages: string
}

/** The contact email of a site whose settings nobody has filled in: it is nobody's. */
export const inventedEmail = 'hello@kitewing.example'

export const securityTxtPath = '/.well-known/security.txt'

/** Days for which the file may be believed; it is written anew at each request. */
const validDays = 90

/** The moment after which the file is stale: the end of a day, so that it changes once a day. */
function expiry(now: Date): string {
  const end = Math.floor(now.getTime() / day + validDays + 1) * day
  return new Date(end).toISOString().replace('.000Z', 'Z')
}

/**
 * `/.well-known/security.txt` (RFC 9116).
 * @param siteUrl the site's origin; the file names its own address only where that is one of TLS, as the RFC demands
 */
export function securityTxt(
  { contact, policy, languages }: SecurityContact,
  siteUrl: string,
  now: Date,
): string {
  const fields: [string, string | null][] = [
    ['Contact', isEmailAddress(contact) ? `mailto:${encodeURI(contact)}` : contact],
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
