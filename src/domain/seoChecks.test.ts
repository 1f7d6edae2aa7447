import { expect, test } from 'vitest'
import { isSameTitle, linksOf, type SeoDraft, type SeoSite, searchTitle, seoWarnings } from './seoChecks'

const site: SeoSite = { sameTitle: [], broken: [] }
const draft = (over: Partial<SeoDraft> = {}): SeoDraft => ({
  title: 'How we count words in a text',
  excerpt: 'Counting words sounds easy until a text has markup, entities and three alphabets in it.',
  metaTitle: '',
  metaDescription: '',
  content: '<p>See <a href="/blog">all</a>.</p><img src="/a.png" alt="A page of text">',
  ...over,
})
const rules = (over: Partial<SeoDraft>, known = site) =>
  seoWarnings(draft(over), known).map(({ rule }) => rule)

test('a complete text gives no warnings', () => {
  expect(seoWarnings(draft(), site)).toEqual([])
})

test('meta texts take precedence over title and excerpt', () => {
  expect(searchTitle(draft({ metaTitle: '  Other  ' }))).toBe('Other')
  expect(rules({ metaTitle: 'Short' })).toEqual(['title'])
  expect(rules({ metaDescription: 'Short' })).toEqual(['description'])
  expect(rules({ excerpt: ' ' })).toEqual(['description'])
  expect(rules({ title: '' })).toEqual(['title'])
})

test('lengths outside their limits are reported with their numbers', () => {
  expect(rules({ title: 'x'.repeat(60), excerpt: 'x'.repeat(160) })).toEqual([])
  expect(rules({ title: 'x'.repeat(20), excerpt: 'x'.repeat(70) })).toEqual([])
  expect(seoWarnings(draft({ title: 'x'.repeat(61) }), site)[0]?.text).toBe(
    'The title has 61 characters and will be cut off after 60.',
  )
  expect(seoWarnings(draft({ excerpt: 'x'.repeat(161) }), site)[0]?.text).toContain(
    '161 characters and will be cut off after 160',
  )
  expect(rules({ title: 'x'.repeat(19), excerpt: 'x'.repeat(69) })).toEqual(['title', 'description'])
})

test('each link is found once, with its entities decoded', () => {
  const html = `<a href="/a?b=1&amp;c=2">x</a><a class="y" href='/a?b=1&amp;c=2'>x</a><a name="z"></a><a href=" ">x</a>`
  expect(linksOf(html)).toEqual(['/a?b=1&c=2'])
})

test('duplicate titles are reported', () => {
  const known = { sameTitle: [{ id: '1', title: 'How we count' }], broken: [] }
  expect(rules({}, known)).toEqual(['duplicate'])
  expect(isSameTitle(' How WE  count', 'how we count')).toBe(true)
  expect(isSameTitle('', ' ')).toBe(false)
})

test('images are links if they are from the library', () => {
  const src = '/api/media/file/wall-1.png'
  const content = `<p>x</p><img src="${src}" alt="A wall"><img src="https://x.example/a.png" alt="Elsewhere">`
  expect(linksOf(content)).toEqual([src])
})

test('a title or description that ends inside a word is reported', () => {
  const title = 'How we count words in a text of three alphabets'
  expect(rules({ title, metaTitle: title.slice(0, 40) })).toEqual(['title'])
  expect(rules({ title, metaTitle: title.slice(0, 31) })).toEqual([])
  const { excerpt } = draft()
  expect(rules({ metaDescription: excerpt.slice(0, 75) })).toEqual(['description'])
})

test('one character is singular', () => {
  expect(seoWarnings(draft({ title: 'x' }), site)[0]?.text).toMatch(/only 1 character\./)
})
