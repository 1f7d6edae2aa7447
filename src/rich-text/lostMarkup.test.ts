import { expect, test } from 'vitest'
import { lostMarkup } from './lostMarkup'

test.each([
  ['<p>x</p><video></video>', '<p>x</p>', { tag: 'video' }],
  ['<ul><li>a</li></ul><ul><li>b</li></ul>', '<ul><li>a</li></ul><p>b</p>', { tag: 'ul' }],
  ['<p><a href="/a">a</a> <a href="x:y">b</a></p>', '<p><a href="/a">a</a> b</p>', { link: 'x:y' }],
  [`<p><a href="/a">a</a> <a class="x" href='/b'>b</a></p>`, '<p><a href="/a">ab</a></p>', { link: '/b' }],
  ['<p><a href="/a">a</a> <a href="/a">b</a></p>', '<p><a href="/a">a</a> b</p>', { link: '/a' }],
  ['<p><strong>a</strong></p>', '<p>a</p>', { tag: 'strong' }],
])('%s loses something as %s', (html, stored, lost) => {
  expect(lostMarkup(html, stored)).toEqual(lost)
})

test.each([
  ['<p><strong>a</strong><strong>b</strong></p><p></p>', '<p><strong>ab</strong></p>'],
  [
    '<p><a href="https://a.example/?a=1&b=2">a</a></p>',
    '<p><a href="https://a.example/?a=1&amp;b=2">a</a></p>',
  ],
  ['<p><a href=" /a ">a<br>b</a></p>', '<p><a href="/a">a</a><br><a href="/a">b</a></p>'],
])('%s loses nothing as %s', (html, stored) => {
  expect(lostMarkup(html, stored)).toBe(null)
})
