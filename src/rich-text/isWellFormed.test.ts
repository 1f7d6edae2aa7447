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
  text({ type: 'table', fields: 'a', children: [] }),
  text({ type: 'unheard-of' }),
  text({ type: 'root', children: [] }),
])('%j can’t be read', (content) => {
  expect(isWellFormed(content)).toBe(false)
})

const table = (rows: number, columns: number) =>
  text({
    type: 'table',
    children: Array.from({ length: rows }, () => ({
      type: 'tablerow',
      children: Array.from({ length: columns }, () => ({ type: 'tablecell', children: [paragraph()] })),
    })),
  })

test('a table as large as a spreadsheet can’t be read', () => {
  expect(isWellFormed(table(200, 20))).toBe(true)
  expect(isWellFormed(table(201, 1))).toBe(false)
  expect(isWellFormed(table(1, 21))).toBe(false)
})

const nested = (levels: number): unknown =>
  text(
    Array.from({ length: levels }).reduce<object>(
      (inner) => ({ type: 'list', children: [{ type: 'listitem', children: [inner] }] }),
      paragraph(),
    ),
  )

test('what is nested deeper than any text can’t be read', () => {
  expect(isWellFormed(nested(100))).toBe(true)
  expect(isWellFormed(nested(200))).toBe(false)
  expect(isWellFormed(nested(50_000))).toBe(false)
})

test('what has more parts than any text can’t be read', () => {
  expect(isWellFormed(text(...Array.from({ length: 20_000 }, () => paragraph())))).toBe(true)
  expect(isWellFormed(text(...Array.from({ length: 30_000 }, () => paragraph())))).toBe(false)
})
