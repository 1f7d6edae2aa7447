import { expect, test } from 'vitest'
import { textSuggestions } from './textChecks'

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')
const found = (html: string, broken?: string[]) => textSuggestions(html, broken)
const texts = (html: string) => found(html).map(({ text }) => text)

test('a text with ordered headings, named links and described images gives no suggestions', () => {
  const html = `<h2>One</h2><p>See <a href="/blog">our articles</a>.</p><h3>Two</h3><img src="/a" alt="A desk"><h2>Three</h2>`
  expect(found(html)).toEqual([])
  expect(found('')).toEqual([])
})

test('headings that skip a level are named with their place', () => {
  expect(found('<h2>A</h2><p>x</p><h3>B</h3><h1>C</h1><h3>D &amp; <strong>E</strong></h3>')).toEqual([
    {
      field: 'content',
      place: { kind: 'heading', index: 0 },
      text: '“A” is a level 2 heading before any of level 1. Use level 1.',
    },
    {
      field: 'content',
      place: { kind: 'heading', index: 3 },
      text: '“D & E” is a level 3 heading below level 1. Use level 2.',
    },
  ])
  expect(texts('<h3 style="text-align: center;">Deep</h3>')).toEqual([
    '“Deep” is a level 3 heading before any of level 2. Use level 2.',
  ])
  expect(texts('<h1>A</h1><h2>B</h2><h3>C</h3><h1>D</h1>')).toEqual([])
})

test.each(['here', 'Click here', 'Read more…', 'HIER KLICKEN', 'en savoir plus', 'leer más', 'More »'])(
  'the link text “%s” says nothing',
  (text) => {
    expect(
      found(`<p><a href="/a">our prices</a> <a href="/b"><strong>${text}</strong></a></p>`),
    ).toMatchObject([{ place: { kind: 'link', index: 1 } }])
  },
)

test('a link that shows its URL is reported, one that mentions a host is not', () => {
  expect(texts('<a href="https://example.com/a">https://example.com/a</a>')).toEqual([
    'The link “https://example.com/a” shows its URL. Say where it leads in words.',
  ])
  expect(texts('<a href="https://example.com">the notes on example.com</a>')).toEqual([])
})

test('images without alternative text are counted, and the first one is the place', () => {
  const html = '<img src="/a" alt="A"><img src="/b" alt=""><img src="/c" alt=" ">'
  expect(found(html)).toEqual([
    {
      field: 'content',
      place: { kind: 'image', index: 1 },
      text: '2 images in the text have no alternative text.',
    },
  ])
  expect(texts('<img src="/b" alt="">')).toEqual(['An image in the text has no alternative text.'])
})

test('broken links and images are found by their URL, entities decoded', () => {
  const html =
    '<a href="/x">ok</a><a href="/gone?a=1&amp;b=2">the report</a><img src="/api/media/file/a.png" alt="A">'
  expect(found(html, ['/gone?a=1&b=2', '/api/media/file/a.png', '/not-in-the-text'])).toMatchObject([
    { place: { kind: 'link', index: 1 }, text: 'The link /gone?a=1&b=2 is broken.' },
    {
      place: { kind: 'image', index: 0 },
      text: 'The image /api/media/file/a.png is no longer in the library.',
    },
  ])
})

test('paragraphs, sections and texts that are too long say by how much', () => {
  expect(texts(`<p>${words(150)}</p>`)).toEqual([])
  expect(found(`<p>x</p><p>${words(151)}</p>`)).toMatchObject([
    { place: { kind: 'paragraph', index: 1 }, text: 'A paragraph has 151 words. Aim for 150 or less.' },
  ])
  const section = `<p>${words(140)}</p>`.repeat(4)
  expect(texts(section)).toEqual(['The text has 560 words before any heading. Add headings.'])
  expect(found(`<h2>A</h2>${section}<h2>B</h2><p>x</p>`)).toMatchObject([
    { place: { kind: 'heading', index: 0 }, text: '560 words follow “A” without another heading.' },
  ])
  expect(texts(`<h2>A</h2><p>${words(140)}</p>`.repeat(25))).toEqual([
    'The text takes 18 minutes to read. Consider splitting it.',
  ])
})

test('captions and the sources of quotes are no places of the text', () => {
  const html =
    '<figure><blockquote>x</blockquote><figcaption><cite><a href="/q">here</a></cite></figcaption></figure><a href="/a">here</a>'
  expect(found(html)).toMatchObject([{ place: { kind: 'link', index: 0 } }])
  expect(found(html.replace('>here</a>', '>the study</a>'), ['/q'])).toContainEqual({
    field: 'content',
    text: 'The link /q is broken.',
  })
})
