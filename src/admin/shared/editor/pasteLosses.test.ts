// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { pasteLosses } from './pasteLosses'

test('what a paste brings along whole needs no word', () => {
  expect(pasteLosses('<p>text <img src="https://example.com/a.png"></p>')).toEqual([])
})

test('a table that becomes lines and images that cannot come are told', () => {
  const html =
    '<table><tr><td>a</td></tr></table><img src="file:///C:/a.png"><img src="data:image/png;base64,x">'
  expect(pasteLosses(html)).toEqual([
    "A table was converted to text: articles can't contain tables.",
    '2 images were left out. Upload images instead.',
  ])
  expect(pasteLosses('<img src="cid:1">')).toEqual(['An image was left out. Upload images instead.'])
})
