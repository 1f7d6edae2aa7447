import { expect, test } from 'vitest'
import { personName } from './personName'

test.each([
  'Asha Rao',
  'Jean-Luc Picard',
  "Siobhán O'Neill",
  'Nǃxau ǂToma',
  'प्रिया शर्मा',
  '王小明',
  'Nguyễn Thị Minh Khai',
  'D’Angelo',
])('%s is a name', (name) => expect(personName(name)).toBe(name))

test('extra spaces are removed', () => {
  expect(personName('  Asha \n  Rao ')).toBe('Asha Rao')
})

test.each([
  '',
  ' ',
  '-',
  'x'.repeat(41),
  'Win at casino.example',
  'https://casino.example',
  'Asha <b>',
  'Call 12345',
  'Asha!',
  'Asha, you have won',
  'Asha\u202eoaR',
  'Asha 🎁',
  'a@b',
])('%j is not a name', (text) => expect(personName(text)).toBeNull())
