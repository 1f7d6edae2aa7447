// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { markupChanges } from './markupChanges'

test('links and images are named that were added, changed or removed', () => {
  const before =
    '<p>See <a href="/a">the guide</a>, <a href="/old">an old page</a>.</p><img src="/api/media/file/one.webp" alt="A desk">'
  const after =
    '<p>See <a href="/b">the guide</a>.</p><img src="/api/media/file/one.webp" alt="A chair"><img src="/api/media/file/two.webp" alt="A door">'
  expect(markupChanges(before, after)).toEqual([
    'The link “the guide” was changed: /a → /b',
    'The link “an old page” was removed: /old',
    'The image one.webp was changed: “A desk” → “A chair”',
    'The image two.webp was added: “A door”',
  ])
})

test('what moved, or has other words around it, is unchanged', () => {
  const link = '<a href="/a">the guide</a>'
  expect(markupChanges(`<p>${link} twice: ${link}</p>`, `<h2>${link}</h2><p>and ${link}</p>`)).toEqual([])
})
