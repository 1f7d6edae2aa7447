import { expect, test } from 'vitest'
import { callLink, internationalNumber } from './phone'

test('a phone link contains only what is dialled', () => {
  expect(callLink('+91 (80) 0000-0000')).toBe('tel:+918000000000')
})

test.each([
  ['98765 43210', '919876543210'],
  ['098765 43210', '919876543210'],
  ['(080) 4000-1234', '918040001234'],
  ['+91 98765 43210', '919876543210'],
  ['+91 (0) 98765 43210', '919876543210'],
  ['91 98765 43210', '919876543210'],
  ['+49 30 1234567', '49301234567'],
  ['0049 30 1234567', '49301234567'],
  ['+47 000 00 102', '4700000102'],
  ['(+1) 415 555 2671', '14155552671'],
  ['1 415 555 2671', '14155552671'],
])('%s becomes %s for WhatsApp', (phone, digits) => {
  expect(internationalNumber(phone)).toBe(digits)
})
