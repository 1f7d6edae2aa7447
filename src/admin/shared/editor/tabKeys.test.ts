// @vitest-environment jsdom
import { registerTablePlugin } from '@lexical/table'
import { registerList } from '@payloadcms/richtext-lexical/lexical/list'
import { expect, test, vi } from 'vitest'
import { editorWith } from './editorWith.fixture'
import { registerTabKeys } from './tabKeys'
import { $toHtml } from './toHtml'

const table = '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'
const list = '<ul><li>a</li><li>b</li></ul>'

function shown(html: string) {
  const root = document.body.appendChild(document.createElement('div'))
  const onRelease = vi.fn()
  const editor = editorWith(html, registerTablePlugin, registerList, (each) =>
    registerTabKeys(each, onRelease),
  )
  editor.setRootElement(root)
  return { editor, root, onRelease }
}

/** Presses a key on an element; returns whether the text keeps it. */
function press(key: string, element: Element): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  element.dispatchEvent(event)
  return event.defaultPrevented
}

test.each([table, list])('Tab stays in %s until Esc, which holds until the text loses the focus', (html) => {
  const { root, onRelease } = shown(html)
  expect(press('Tab', root)).toBe(true)
  press('Escape', root)
  expect(onRelease).toHaveBeenLastCalledWith(true)
  expect(press('Tab', root)).toBe(false)
  root.dispatchEvent(new FocusEvent('blur'))
  expect(press('Tab', root)).toBe(true)
})

test.each([table, list])('a control within the text keeps its keys, and %s stays as it is', (html) => {
  const { editor, root } = shown(html)
  const before = editor.read($toHtml)
  const control = root.appendChild(document.createElement('button'))
  expect(press('Tab', control)).toBe(false)
  expect(press('Enter', control)).toBe(false)
  expect(editor.read($toHtml)).toBe(before)
})
