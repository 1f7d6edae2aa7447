import { expect, test } from 'vitest'
import { securityTxt } from './securityTxt'

const now = new Date('2026-11-22T15:00:00Z')
const contact = { contact: 'security@example.com', policy: null, languages: 'en' }

test('every known field of RFC 9116 has its own line', () => {
  const all = {
    contact: 'https://example.com/report',
    policy: 'https://example.com/security',
    languages: 'en ,de',
  }
  expect(securityTxt(all, 'https://example.com', now)).toBe(
    [
      'Contact: https://example.com/report',
      'Expires: 2027-02-21T00:00:00Z',
      'Preferred-Languages: en, de',
      'Canonical: https://example.com/.well-known/security.txt',
      'Policy: https://example.com/security',
      '',
    ].join('\n'),
  )
})

test('an email address becomes a mailto link', () => {
  expect(securityTxt(contact, 'https://example.com', now)).toContain('Contact: mailto:security@example.com\n')
})

test('it expires in the future, within a year', () => {
  const [, expires = ''] = /Expires: (.+)/.exec(securityTxt(contact, 'https://example.com', now)) ?? []
  const days = (Date.parse(expires) - now.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(89)
  expect(days).toBeLessThan(365)
})

test('a site without TLS names no canonical URL, and an empty policy is left out', () => {
  const text = securityTxt(contact, 'http://localhost:3000', now)
  expect(text).not.toMatch(/Canonical|Policy|null/)
})
