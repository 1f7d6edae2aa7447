import { expect, test } from 'vitest'
import { compareEntries, type EntryFacts, type EntrySort, isVisible } from './entryFacts'

const entry = (over: Partial<EntryFacts>): EntryFacts => ({
  id: '1',
  title: '',
  slug: null,
  isPublished: true,
  isActive: true,
  isFeatured: false,
  category: null,
  author: null,
  tags: [],
  order: null,
  createdAt: 0,
  savedAt: 0,
  publishedAt: null,
  completedAt: null,
  searched: {},
  ...over,
})

const order = (sort: EntrySort, ...entries: Partial<EntryFacts>[]) =>
  entries
    .map((over, index) => entry({ id: `${index}`, ...over }))
    .sort(compareEntries[sort])
    .map(({ id }) => Number(id))

test('the latest come first, those without a date last', () => {
  expect(order('published', { publishedAt: 1 }, { publishedAt: null }, { publishedAt: 2 })).toEqual([2, 0, 1])
  expect(order('completed', { completedAt: null }, { completedAt: 1 })).toEqual([1, 0])
  expect(order('oldest', { createdAt: 2 }, { createdAt: 1 })).toEqual([1, 0])
})

test('ties are decided by age, then by id, so that lists have pages', () => {
  expect(order('placed', { order: 1 }, { order: 0 }, { order: 1, createdAt: 1 }, {})).toEqual([3, 1, 2, 0])
  expect(order('featured', {}, { isFeatured: true }, { createdAt: 1 }, {})).toEqual([1, 2, 3, 0])
})

test('titles are in order of their characters', () => {
  expect(order('title', { title: 'b' }, { title: 'B' }, { title: 'a' })).toEqual([1, 2, 0])
  expect(order('title-desc', { title: 'b' }, { title: 'B' }, { title: 'a' })).toEqual([0, 2, 1])
})

test('visitors see what is published and active, and posts from their date on', () => {
  expect(isVisible.product(entry({ isActive: false }))).toBe(false)
  expect(isVisible.project(entry({ isActive: false }))).toBe(true)
  expect(isVisible.project(entry({ isPublished: false }))).toBe(false)
  const post = (publishedAt: number | null) => isVisible['blog-post'](entry({ publishedAt }), 5)
  expect([5, 6, null].map(post)).toEqual([true, false, false])
})
