import { expect, test } from 'vitest'
import { valueText } from './valueText'

test.each([
  [true, 'On'],
  ['', ''],
  [null, ''],
  [12, '12'],
  [['React', 'Vue'], 'React\nVue'],
  [[{ platform: 'github', url: 'https://a.example', id: 'x' }], 'github https://a.example'],
  ['<p>One &amp; two</p><p>three</p>', 'One & two\nthree'],
  ['<p>We don&#39;t</p>', "We don't"],
  ['a < b', 'a < b'],
  ['<ul><li>a<ul><li>b</li></ul></li><li><strong>c</strong></li></ul><p>d<br>e</p>', 'a\nb\nc\nd\ne'],
  [
    '<table><thead><tr><th>Size</th><th>Price</th></tr></thead><tbody><tr><td>S</td><td></td></tr></tbody></table><p>x</p>',
    'Size | Price\nS | \nx',
  ],
  [
    {
      root: {
        type: 'root',
        children: [
          { type: 'heading', children: [{ text: 'Head' }] },
          { type: 'paragraph', children: [{ text: 'Bold ', format: 1 }, { text: 'words' }] },
          { type: 'block', fields: { blockType: 'code', code: 'let a' } },
          {
            type: 'quote',
            $: { source: { name: 'Ada', url: '/ada' } },
            children: [{ text: 'Said' }],
          },
        ],
      },
    },
    'Head\nBold words\nlet a\nSaid\n— Ada, /ada',
  ],
])('%j reads as %j', (value, text) => {
  expect(valueText(value)).toBe(text)
})
