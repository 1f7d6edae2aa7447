import { expect, test } from 'vitest'
import { isWellFormed } from './isWellFormed'

const text = (...children: unknown[]) => ({ root: { type: 'root', version: 1, children } })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', version: 1, children })

test.each([
  undefined,
  null,
  text(),
  text(paragraph()),
  text(paragraph({ type: 'text', text: 'a' }, { type: 'linebreak' })),
  text(paragraph({ type: 'link', fields: { url: '/a' }, children: [] })),
  text({ type: 'block', fields: { blockType: 'code', code: 'a', language: null } }),
  text({ type: 'upload', value: 'a', fields: null }),
])('%j can be read', (content) => {
  expect(isWellFormed(content)).toBe(true)
})

test.each([
  'a',
  [],
  {},
  { root: null },
  { root: { type: 'root' } },
  { root: { type: 'root', children: null } },
  { root: { children: [] } },
  text(null),
  text('a'),
  text({ children: [] }),
  text(paragraph({ type: 'text' })),
  text({ type: 'paragraph', children: null }),
  text(paragraph({ type: 'link', children: [] })),
  text(paragraph({ type: 'link', fields: { url: {} }, children: [] })),
  text({ type: 'block' }),
  text({ type: 'block', fields: null }),
  text({ type: 'block', fields: { blockType: 'constructor' } }),
  text({ type: 'block', fields: { blockType: 'image', src: {} } }),
  text(paragraph({ type: 'inlineBlock', fields: { blockType: 'code' } })),
  text({ type: 'upload', value: 'a', fields: 'a' }),
])('%j can’t be read', (content) => {
  expect(isWellFormed(content)).toBe(false)
})
