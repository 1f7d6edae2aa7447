import { expect, test } from 'vitest'
import { leadSearchText, leadSearchWords } from './leadSearch'

const lead = { fullName: 'Tomáš Havel', email: 'Tomas@Pumps.example', description: 'One pipeline.' }
const isFound = (search: string, held: object) =>
  leadSearchWords(search).every((word) => leadSearchText({ ...lead, ...held }).includes(word))

test('name, email, phone, company, description and notes are searched', () => {
  const text = leadSearchText({ ...lead, phone: '+420 1', company: 'Hanák', notes: 'Rang Štefan.' })
  expect(text).toBe('tomas havel\ntomas@pumps.example\n+420 1\nhanak\none pipeline.\nrang stefan.\n4201')
})

test.each([
  ['9876543210', '+91 98765 43210'],
  ['98765 43210', '+91-98765-43210'],
  ['+91 (98765) 43210', '9876543210'],
  ['+919876543210', '098765 43210'],
  ['098765-43210', '+91 98765 43210'],
  ['0091 98765 43210', '+91 98765.43210'],
  ['+44 20 7946 0000', '+44 (0)20 7946 0000'],
  ['020 7946 0000', '+44 (0)20 7946 0000'],
  ['tomas 98765 43210', '+91 98765\u00a043210'],
  ['43210', '+91 98765 43210'],
  ['76543', '+91 98765 43210'],
])('%s finds %s', (search, phone) => expect(isFound(search, { phone })).toBe(true))

test('phone numbers are found in notes and descriptions too', () => {
  expect(isFound('9876543210', { notes: 'Call back on 098765 / 43210.' })).toBe(true)
  expect(isFound('2026-11-22', { description: 'By 2026-11-22' })).toBe(true)
})

test('something that only resembles a number stays a word', () => {
  expect(leadSearchWords('A-0123456 7 shops, 12 000')).toEqual(['a-0123456', '7', 'shops,', '12', '000'])
  expect(isFound('9876543211', { phone: '+91 98765 43210' })).toBe(false)
})
