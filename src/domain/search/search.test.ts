import { expect, test } from 'vitest'
import { excerptAround, highlight } from './excerpt'
import { fold } from './fold'
import { containsAll, matchedParts, queryWords, relevance, type SearchWords, searchable } from './match'
import { allowedTypos, typoDistance } from './typos'
import { Vocabulary } from './vocabulary'
import { wordsOf } from './words'

const entry = (parts: Partial<SearchWords>): SearchWords => ({
  title: searchable(parts.title ?? ''),
  labels: searchable(parts.labels ?? ''),
  summary: searchable(parts.summary ?? ''),
  text: searchable(parts.text ?? ''),
})
const score = (parts: Partial<SearchWords>, query: string) => relevance(entry(parts), queryWords(query))

test.each([
  ['Größe', 'grosse'],
  ['ÉCLAIR', 'eclair'],
  ['Łódź', 'lodz'],
  ['ﬁne', 'fine'],
  ['İstanbul', 'istanbul'],
])('%s matches %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(score({ text }, folded)).toBeGreaterThan(0)
  expect(score({ text: folded }, text)).toBeGreaterThan(0)
})

test('words are letters and digits, not signs', () => {
  expect(wordsOf('Next.js 16, “C++” & next — 日本 мир')).toEqual(['next', 'js', '16', 'c', '日本', 'мир'])
  expect(queryWords('  .*[]() % _ \\ ')).toEqual([])
  expect(score({ title: 'anything' }, '%')).toBe(0)
})

test('all words must match, each at least the start of a word', () => {
  expect(score({ title: 'Payment webhooks', text: 'with retries' }, 'webh retr')).toBeGreaterThan(0)
  expect(score({ title: 'Payment webhooks' }, 'webhooks carousel')).toBe(0)
  expect(score({ title: 'Payment webhooks' }, 'hooks')).toBe(0)
})

test('the title counts most, then labels, summary and text; a whole word more than its start', () => {
  const ranked = [
    score({ title: 'Forms that survive' }, 'forms'),
    score({ title: 'On forms' }, 'forms'),
    score({ title: 'Formspree' }, 'forms') - 12,
    score({ labels: 'forms' }, 'forms'),
    score({ summary: 'about forms' }, 'forms'),
    score({ text: 'about forms' }, 'forms'),
    score({ text: 'formsets' }, 'forms'),
  ]
  expect(ranked).toEqual(ranked.toSorted((a, b) => b - a))
  expect(new Set(ranked).size).toBe(ranked.length)
})

test('staff also find the middle of a word', () => {
  const isFound = (title: string) => containsAll(entry({ title }), queryWords('form'))
  expect(['A platform', 'On forms', 'Shops'].map(isFound)).toEqual([true, true, false])
})

test('matching words are highlighted as they are written', () => {
  expect(highlight('Über die Größe, <b>groß</b>', queryWords('gross uber'))).toEqual([
    { text: 'Über', hit: true },
    { text: ' die ', hit: false },
    { text: 'Größe', hit: true },
    { text: ', <b>', hit: false },
    { text: 'groß', hit: true },
    { text: '</b>', hit: false },
  ])
})

test('an excerpt surrounds the first match and cuts no word', () => {
  const text = `${'lorem ipsum '.repeat(40)}the needle is here ${'dolor sit '.repeat(40)}`.trim()
  const excerpt = excerptAround(text, ['needle'], 120) ?? ''
  expect(excerpt).toMatch(/^… (lorem|ipsum) .*needle.* (dolor|sit) …$/)
  expect(excerpt.length).toBeLessThan(130)
  expect(excerptAround(text, ['none'], 120)).toBeNull()
  expect(excerptAround('needle in short', ['needle'], 120)).toBe('needle in short')
})

test('a result names the most important part that contains each word', () => {
  const found = entry({
    title: 'Payment webhooks',
    labels: 'node',
    summary: 'payments',
    text: 'retries, node',
  })
  expect(matchedParts(found, ['payment'])).toEqual(['title'])
  expect(matchedParts(found, ['retr', 'node', 'webhooks'])).toEqual(['title', 'labels', 'text'])
  expect(matchedParts(found, ['carousel'])).toEqual([])
})

test.each([
  ['payemnt', 'payment', 1],
  ['paymet', 'payment', 1],
  ['paymennt', 'payment', 1],
  ['peyment', 'payment', 1],
  ['apyment', 'payment', 1],
  ['kubernets', 'kubernetes', 1],
  ['acessibilty', 'accessibility', 2],
  ['payment', 'payment', 0],
  ['payment', 'parent', 2],
  ['payment', 'garden', 3],
  ['a', 'accessibility', 3],
])('%s and %s differ by %i typos', (one, other, typos) => {
  expect(typoDistance(one, other, 2)).toBe(typos)
  expect(typoDistance(other, one, 2)).toBe(typos)
})

test('short words and numbers are taken literally', () => {
  expect(['api', 'form', 'payemnt', 'acessibilty', 'wcag21', 'x'.repeat(50)].map(allowedTypos)).toEqual([
    0, 1, 1, 2, 0, 0,
  ])
})

test('the nearest words come first, then the more frequent; removed words are forgotten', () => {
  const vocabulary = new Vocabulary()
  const gone = entry({ title: 'payments parent' })
  vocabulary.add(entry({ title: 'payment', text: 'basement form' }))
  vocabulary.add(entry({ text: 'fort form' }))
  vocabulary.add(gone)
  expect(vocabulary.nearest('payemnt')).toEqual(['payment'])
  expect(vocabulary.nearest('paymens')).toEqual(['payment', 'payments'])
  expect(vocabulary.nearest('forn')).toEqual(['form', 'fort'])
  expect(vocabulary.nearest('api')).toEqual([])
  vocabulary.remove(gone)
  expect(vocabulary.nearest('paymens')).toEqual(['payment'])
})

test('the vocabulary matches the start of a word until its entry is removed', () => {
  const vocabulary = new Vocabulary()
  const words = entry({ title: 'Payments', text: 'by webhook' })
  vocabulary.add(words)
  expect(['pay', 'payments', 'webh', 'hook', 'payemnt'].map((word) => vocabulary.hasPrefix(word))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  vocabulary.remove(words)
  expect(vocabulary.hasPrefix('pay')).toBe(false)
})
