import { expect, test } from 'vitest'
import {
  isSameTitle,
  linksOf,
  picturesWithoutAlt,
  type SeoDraft,
  type SeoSite,
  searchTitle,
  seoWarnings,
} from './seoChecks'

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

test('images without alternative text are counted, however their tag is written', () => {
  const html = '<img src="a"><IMG alt="" src="b"/><img alt=\' \' src="c"><img src="d" alt="words"><imgx>'
  expect(picturesWithoutAlt(html)).toBe(3)
  expect(seoWarnings(draft({ content: html }), site)[0]?.text).toBe(
    '3 images in the text have no alternative text.',
  )
  expect(seoWarnings(draft({ content: '<img src="a">' }), site)[0]?.text).toMatch(
    /^An image in the text has no/,
  )
})

test('each link is found once, with its entities decoded', () => {
  const html = `<a href="/a?b=1&amp;c=2">x</a><a class="y" href='/a?b=1&amp;c=2'>x</a><a name="z"></a><a href=" ">x</a>`
  expect(linksOf(html)).toEqual(['/a?b=1&c=2'])
})

test('duplicate titles and broken links are reported', () => {
  const known = { sameTitle: [{ id: '1', title: 'How we count' }], broken: ['/blog/gone', '/nowhere'] }
  expect(rules({}, known)).toEqual(['duplicate', 'link', 'link'])
  expect(isSameTitle(' How WE  count', 'how we count')).toBe(true)
  expect(isSameTitle('', ' ')).toBe(false)
})

test('an image that is missing from the library is reported as such', () => {
  const src = '/api/media/file/wall-1.png'
  const content = `<p>x</p><img src="${src}" alt="A wall"><img src="https://x.example/a.png" alt="Elsewhere">`
  expect(linksOf(content)).toEqual([src])
  expect(seoWarnings(draft({ content }), { ...site, broken: [src] })).toEqual([
    { rule: 'link', text: expect.stringContaining('no longer in the library') },
  ])
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
