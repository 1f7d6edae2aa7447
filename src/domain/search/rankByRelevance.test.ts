import { expect, test } from 'vitest'
import { rankByRelevance } from './rankByRelevance'

const named = (title: string) => ({ title })

test('an exact title comes first, then its beginning, then a word in it', () => {
  expect(
    rankByRelevance(['A shopping cart', 'Cartography', 'Cart kit', 'Cart', 'Something else'], 'cart', named),
  ).toEqual(['Cart', 'Cart kit', 'Cartography', 'A shopping cart'])
})

test('labels match too, but the title counts more', () => {
  const entries = [
    { title: 'Change theme', labels: 'dark light' },
    { title: 'Dark mode is a second palette' },
  ]
  expect(rankByRelevance(entries, 'dark', (entry) => entry).map(({ title }) => title)).toEqual([
    'Dark mode is a second palette',
    'Change theme',
  ])
})

test('entries found elsewhere stay, after those that match themselves', () => {
  expect(rankByRelevance(['Jonas', 'Tidewater'], 'tide', named, { isFound: true })).toEqual([
    'Tidewater',
    'Jonas',
  ])
  expect(rankByRelevance(['Jonas'], '%', named, { isFound: true })).toEqual(['Jonas'])
  expect(rankByRelevance(['Jonas'], '%', named)).toEqual([])
})
