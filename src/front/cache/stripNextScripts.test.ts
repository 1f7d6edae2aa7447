import { expect, test } from 'vitest'
import { savedPreferencesScript } from '@/domain/savedPreferencesScript'
import { stripNextScripts } from './stripNextScripts'

const ours = '<script type="module" src="/_next/static/site/start-A1B2.js"></script>'
const data = '<script type="application/ld+json">{"a":1}</script>'
const page = (more: string) =>
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>
<script src="/_next/static/chunks/a.js" async=""></script><script>${savedPreferencesScript}</script>${ours}
<script src="/_next/static/chunks/b.js" noModule=""></script><link rel="stylesheet" href="/_next/static/chunks/c.css"/></head>
<body><div hidden=""><!--$--><!--/$--></div><p>5<!-- --> years</p>${data}${more}
<script src="/_next/static/chunks/d.js" id="_R_" async=""></script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:x"])</script></body></html>`

test('Next’s scripts are removed; markup, styles, data and our scripts stay', () => {
  const light = stripNextScripts(page('')) ?? ''
  expect(light).not.toMatch(/__next_f|chunks\/[abd]\.js|as="script"|<!--/)
  expect(light).toContain('<p>5 years</p>')
  for (const kept of [ours, data, `<script>${savedPreferencesScript}</script>`, '/_next/static/chunks/c.css'])
    expect(light).toContain(kept)
})

test('browsers learn at the end of the page what they may prefetch', () => {
  expect(stripNextScripts(page(''))).toMatch(
    /<script type="speculationrules">\{"prefetch":[^<]+<\/script><\/body><\/html>$/,
  )
})

test('an island keeps React’s hydration markers', () => {
  const island =
    '<div data-island="inquiry"><p>5<!-- --> years</p></div><script type="application/json">{"a":1}</script>'
  expect(stripNextScripts(page(island))).toContain(island)
})

test.each([
  ['of somebody else', '<script>alert(1)</script>'],
  ['of another address', '<script src="/api/media/file/a.js"></script>'],
  ['that moves what was streamed', '<script>$RC("B:0","S:0")</script>'],
  ['of Next, which it has not had yet', '<script>self.__next_r="abc"</script>'],
])('a page with a script %s is left whole', (_, script) => {
  expect(stripNextScripts(page(script))).toBeUndefined()
})

test('a page without our script is left whole: its own would be missing', () => {
  expect(stripNextScripts(page('').replace(ours, ''))).toBeUndefined()
})
