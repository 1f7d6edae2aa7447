import { expect, test } from 'vitest'
import { unsafeLinks } from './unsafeLinks'

const text = (...children: object[]) => ({ root: { type: 'root', children } })
const link = (url: unknown, type = 'link') => ({ type, fields: { linkType: 'custom', url }, children: [] })
const image = (src: unknown) => ({ type: 'block', fields: { blockType: 'image', src } })

test.each([
  'https://example.com',
  '/blog',
  'mailto:asha@example.com',
  'tel:+91',
  '#part',
  'www.example.com',
  '',
])('%j is a safe link', (url) =>
  expect(unsafeLinks(text({ type: 'paragraph', children: [link(url)] }))).toEqual([]),
)

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:x',
  'java\nscript:x',
  ' javascript:x',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
])('%j is found wherever it occurs', (url) => {
  const item = { type: 'list', children: [{ type: 'listitem', children: [link(url)] }] }
  expect(unsafeLinks(text(item, link(url, 'autolink'), image(url)))).toEqual([url, url, url])
})

test.each([
  undefined,
  null,
  'x',
  {},
  { root: null },
  { root: { children: 'x' } },
  text({ fields: null } as never),
])('%j contains no link', (content) => expect(unsafeLinks(content)).toEqual([]))
