import { expect, test } from 'vitest'
import { isEmailAddress } from './email'

test.each([
  'meera@saltpan.example',
  'Meera.Nair+quote@mail.saltpan.example',
  "o'neil@example.com",
  'info@xn--bcher-kva.example',
  'info@example.xn--p1ai',
])('%s is a valid address', (address) => {
  expect(isEmailAddress(address)).toBe(true)
})

test.each([
  '',
  'foo',
  'foo@bar',
  '@example.com',
  'foo@',
  'foo@@example.com',
  'a@b@example.com',
  'foo bar@example.com',
  '.foo@example.com',
  'foo.@example.com',
  'foo..bar@example.com',
  'foo@example..com',
  'foo@-example.com',
  'foo@example-.com',
  'foo@example.com.',
  'foo@192.168.0.1',
  'foo@example.c',
  '"foo"@example.com',
  'foo@example.com\r\nBcc: all@example.com',
  'foo@example.com,bar@example.com',
  '<foo@example.com>',
])('%j is not a valid address', (address) => {
  expect(isEmailAddress(address)).toBe(false)
})
