import { expect, test } from 'vitest'
import { rank, ranked } from './rank'

test('the very title comes first, then its beginning, a word, a part, and what else is known', () => {
  const titles = ['Cartography', 'A shopping cart', 'Cart', 'Discarted', 'Something else']
  const rankOf = (title: string) =>
    rank('cart', title, title === 'Something else' ? ['cart@shop.example'] : [])
  expect(ranked(titles, rankOf)).toEqual([
    'Cart',
    'Cartography',
    'A shopping cart',
    'Discarted',
    'Something else',
  ])
})

test('equals stay in their order, and what does not answer is left out', () => {
  expect(ranked(['b one', 'a one', 'two'], (title) => rank('one', title))).toEqual(['b one', 'a one'])
})

test('case and accents do not count', () => {
  expect(rank('TOMAS', 'Tomáš')).toBe(5)
  expect(rank('éLA', 'Elastic')).toBe(4)
})

test('all words must be found, in any order and in any field', () => {
  expect(rank('ferries nord', 'Jonas Lindqvist', ['Nordquay Ferries'])).toBe(1)
  expect(rank('lind jonas', 'Jonas Lindqvist')).toBe(3)
  expect(rank('jonas tidewater', 'Jonas Lindqvist', ['Nordquay Ferries'])).toBe(0)
})

test('a word counts by its best place', () => {
  expect(rank('art', 'Cart art')).toBe(3)
})

test.each(['', '   ', '%', '_', '.*', '\\'])(
  '%j finds nothing by being a sign of a search language',
  (typed) => {
    expect(rank(typed, 'Anything')).toBe(0)
  },
)

test('a per cent sign is found as one', () => {
  expect(rank('100%', 'At 100% of it')).toBe(3)
})
