import { expect, test } from 'vitest'
import { containsName, isCommon } from './passwordRules'

const list = new Set(['password', 'qwerty', 'letmein', 'correct', 'horse', 'leavemealone', '123456'])

test.each([
  'leavemealone',
  'LeaveMeAlone',
  'leave-me-alone',
  'password1234',
  'P@ssw0rd2026!',
  '2026password!!!',
  'passwordpassword',
  'qwertyqwertyqwerty',
  '123456123456',
  'aaaaaaaaaaaaaa',
  'abababababab',
  'abcdefghijklmn',
  '9876543210987'.slice(0, 10),
  '111111111111',
  '            ',
  '2026-11-22-15',
])('%j is common', (password) => {
  expect(isCommon(password, list)).toBe(true)
})

test.each([
  'correct horse battery staple',
  'a-long-enough-password',
  'k7mfp-w2ncx-9hq3z-rr4td',
  'Über den Wolken 71',
])('%j is not common', (password) => {
  expect(isCommon(password, list)).toBe(false)
})

const names = ['asha.rao', 'Asha Rao', 'Kite Wing Studio']

test.each([
  'my-asha-is-great',
  'ASHARAO is in here',
  'xx-a.s.h.a-xx-2026',
  'kitewingstudio!!',
  'K1te-Wing 4 ever',
  'in the $tud10 today',
])('%j contains a name', (password) => {
  expect(containsName(password, names)).toBe(true)
})

test.each(['raoul has a long day', 'a-long-enough-password', 'correct horse battery'])(
  '%j contains no name',
  (password) => {
    expect(containsName(password, names)).toBe(false)
  },
)

test('a missing or very short name forbids nothing', () => {
  expect(containsName('a-long-enough-password', ['', 'a', '--'])).toBe(false)
})
