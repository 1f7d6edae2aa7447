import { expect, test } from 'vitest'
import { countWords, readTime, textOfHtml } from './readTime'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test('reading time is words without markup / 200, rounded, at least one minute', () => {
  expect(readTime('')).toBe(1)
  expect(readTime(`<p>${words(99)}</p>`)).toBe(1)
  expect(readTime(`<p>${words(299)}</p>`)).toBe(1)
  expect(readTime(`<p>${words(300)}</p>`)).toBe(2)
  expect(readTime(`<h2>${words(500)}</h2><p>${words(500)}</p>`)).toBe(5)
})

test('markup doesn’t count, and separates words only between blocks', () => {
  expect(textOfHtml('<p>One</p><p class="a b c">two&nbsp;three</p>')).toBe('One two three')
  expect(textOfHtml('<p>Trust <a href="/x">a <b>link</b></a>, and <code>x</code>.</p>')).toBe(
    'Trust a link, and x.',
  )
})

test('what was escaped is text again, and no markup', () => {
  expect(textOfHtml('<p>It&#39;s <code>size=&quot;1&quot;</code> &amp;amp; &lt;T&gt;</p>')).toBe(
    `It's size="1" &amp; <T>`,
  )
})

test('words are counted as a reader would', () => {
  expect(countWords('')).toBe(0)
  expect(countWords('<p>It&#39;s one</p>')).toBe(2)
  expect(
    countWords('<h2>One</h2><ul><li>two <b>thr</b>ee</li><li>four</li></ul><img src="/a" alt="b" />'),
  ).toBe(4)
})
