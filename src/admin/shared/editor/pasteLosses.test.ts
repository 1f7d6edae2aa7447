// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { pasteLosses } from './pasteLosses'

test('embeds and links that could run something are reported', () => {
  const html =
    '<video><object></object></video><svg><path d="M0 0"/></svg><a href="javascript:x()">a</a><a href="/blog">b</a>'
  expect(pasteLosses(html)).toEqual([
    '2 embeds were left out. Link to videos and drawings instead.',
    'A link was removed, because only web, mail and phone links work here.',
  ])
})

test('a lossless paste gives no notice', () => {
  expect(pasteLosses('<p>text <img src="https://example.com/a.png"></p>')).toEqual([])
  expect(pasteLosses('<table><tr><th>a<th>b<tr><td>c<td>d</table>')).toEqual([])
})

test('flattened tables and lost images are reported', () => {
  const html =
    '<table><tr><td><ul><li>a</li></ul></td></tr></table><img src="file:///C:/a.png"><img src="data:image/png;base64,x">'
  expect(pasteLosses(html)).toEqual([
    'A table was converted to text, because of a single column, too many cells, or lists, images or headings in cells.',
    '2 images were left out. Upload images instead.',
  ])
  expect(pasteLosses('<img src="cid:1">')).toEqual(['An image was left out. Upload images instead.'])
})
