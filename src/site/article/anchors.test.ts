import { expect, test } from 'vitest'
import { withAnchors } from './anchors'

test('each section has a link to itself', () => {
  const { html, headings } = withAnchors(
    '<h2>Who is meant</h2><p>You.</p><h3>1. Fields &amp; <em>labels</em></h3>',
  )
  expect(html).toBe(
    '<h2 id="section-who-is-meant"><a class="section-link" href="#section-who-is-meant">Who is meant</a></h2>' +
      '<p>You.</p><h3 id="section-1-fields-labels">' +
      '<a class="section-link" href="#section-1-fields-labels">1. Fields &amp; <em>labels</em></a></h3>',
  )
  expect(headings).toEqual([{ id: 'section-who-is-meant', text: 'Who is meant' }])
})

test('sections with the same or no name get distinct ids', () => {
  const { headings } = withAnchors('<h2>Why?</h2><h2>Why</h2><h2>Why 2</h2><h2>हम</h2><h2>क्यों</h2>')
  const ids = ['section-why', 'section-why-2', 'section-why-2-2', 'section-x', 'section-x-2']
  expect(headings.map(({ id }) => id)).toEqual(ids)
})

test('a heading with a link of its own is not linked to itself', () => {
  const html = '<h2>See <a href="/blog">the blog</a></h2>'
  expect(withAnchors(html).html).toBe(html.replace('<h2>', '<h2 id="section-see-the-blog">'))
})

test('the page keeps its only first-level heading', () => {
  const { html, headings } = withAnchors('<h1>One</h1><h2 style="text-align: center;">Two</h2><h3>Three</h3>')
  expect(html.replace(/<a [^>]*>|<\/a>/g, '')).toBe(
    '<h2 id="section-one">One</h2><h3 id="section-two" style="text-align: center;">Two</h3>' +
      '<h4 id="section-three">Three</h4>',
  )
  expect(headings.map(({ text }) => text)).toEqual(['One'])
})

test('code can be scrolled by keyboard, and headings in it stay code', () => {
  const code = (tag: string) => `${tag}<code>&lt;h2&gt;Title&lt;/h2&gt;</code></pre>`
  expect(withAnchors(code('<pre>')).html).toBe(code('<pre tabindex="0">'))
  expect(withAnchors(code('<pre data-language="SQL">')).html).toBe(
    code('<pre tabindex="0" data-language="SQL">'),
  )
})

test('the list of sections shows text, not entities', () => {
  expect(withAnchors('<h2>Q&amp;A &lt;3 &quot;yes&quot;</h2>').headings[0]?.text).toBe('Q&A <3 "yes"')
})
