import { expect, test } from 'vitest'
import { mailLink } from './mailLink'

test.each([
  ['hello@kitewing.example', undefined, 'mailto:hello@kitewing.example'],
  [
    'asha.rao@kitewing.example',
    'Hi & welcome?',
    'mailto:asha.rao@kitewing.example?body=Hi%20%26%20welcome%3F',
  ],
  ['asha?bcc=x&y%20@evil.example', undefined, 'mailto:asha%3Fbcc%3Dx%26y%2520@evil.example'],
])('a mail to %s with %j is %s', (address, text, link) => {
  expect(mailLink(address, text)).toBe(link)
})
