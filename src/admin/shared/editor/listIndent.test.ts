// @vitest-environment jsdom
import { $getRoot, KEY_TAB_COMMAND, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { registerList } from '@payloadcms/richtext-lexical/lexical/list'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editorWith } from './editorWith.fixture'
import { onListTab } from './listIndent'
import { $toHtml } from './toHtml'

const listEditor = (html: string) => editorWith(html, registerList, onListTab)

/** Presses Tab at the end of the line with these words; returns whether the editor handled it. */
function tab(editor: LexicalEditor, words: string, shiftKey = false): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, cancelable: true })
  editor.update(
    () => {
      const text = $getRoot()
        .getAllTextNodes()
        .find((node) => node.getTextContent() === words)
      text?.selectEnd()
      editor.dispatchCommand(KEY_TAB_COMMAND, event)
    },
    { discrete: true },
  )
  return event.defaultPrevented
}

const html = (editor: LexicalEditor) => editor.read($toHtml)
const list = '<ul><li>a</li><li>b</li><li>c</li></ul>'

test('Tab nests an item under the previous one, Shift+Tab undoes it', () => {
  const editor = listEditor(list)
  expect(tab(editor, 'b')).toBe(true)
  expect(html(editor)).toBe('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>')
  tab(editor, 'c')
  expect(html(editor)).toBe('<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>')
  tab(editor, 'c')
  expect(html(editor)).toBe('<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>')
  tab(editor, 'c', true)
  tab(editor, 'c', true)
  tab(editor, 'b', true)
  expect(html(editor)).toBe(list)
})

test('where an item cannot go further, the key stays in the text all the same', () => {
  const editor = listEditor(list)
  expect(tab(editor, 'a')).toBe(true)
  expect(tab(editor, 'a', true)).toBe(true)
  expect(html(editor)).toBe(list)
})

test('outside of a list Tab leads out of the text', () => {
  const editor = listEditor('<p>words</p><ul><li>a</li></ul>')
  expect(tab(editor, 'words')).toBe(false)
  expect(html(editor)).toBe('<p>words</p><ul><li>a</li></ul>')
})

const items = ['a', 'b', 'c', 'd', 'e']
const press = fc.record({ words: fc.constantFrom(...items), shiftKey: fc.boolean() })

test('any list indented with Tab round-trips unchanged', () => {
  const property = fc.property(
    fc.constantFrom('ul', 'ol'),
    fc.array(press, { maxLength: 12 }),
    (tag, presses) => {
      const editor = listEditor(`<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`)
      for (const { words, shiftKey } of presses) tab(editor, words, shiftKey)
      const made = html(editor)
      expect(html(listEditor(made))).toBe(made)
      for (const item of items) expect(made).toContain(`<li>${item}`)
    },
  )
  fc.assert(property, { numRuns: 30, seed: 20_261_122 })
}, 60_000)
