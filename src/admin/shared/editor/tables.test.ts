// @vitest-environment jsdom
import { registerTablePlugin } from '@lexical/table'
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  KEY_TAB_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { $createHeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { expect, test } from 'vitest'
import { editorWith } from './editorWith.fixture'
import { $putDivider, $putImage } from './insert'
import { $changeTable, $putTable, registerTables, type TableChange } from './tables'
import { $toHtml } from './toHtml'

const tableEditor = (html: string) => editorWith(html, registerTablePlugin, registerTables)

const update = (editor: LexicalEditor, $change: () => void) => editor.update($change, { discrete: true })
const type = (editor: LexicalEditor, text: string) => update(editor, () => $getSelection()?.insertText(text))
const html = (editor: LexicalEditor) => editor.read($toHtml)
const tab = (editor: LexicalEditor, shiftKey = false) =>
  update(editor, () => {
    const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, cancelable: true })
    editor.dispatchCommand(KEY_TAB_COMMAND, event)
    expect(event.defaultPrevented).toBe(true)
  })
const goTo = (editor: LexicalEditor, words: string) =>
  update(editor, () => {
    const text = $getRoot().getAllTextNodes()
    text.find((node) => node.getTextContent() === words)?.selectEnd()
  })

const headed =
  '<table><thead><tr><th>Size</th><th>Price</th></tr></thead><tbody><tr><td>S</td><td>1</td></tr></tbody></table>'

test('a block takes the place of an empty paragraph, and the cursor is below it', () => {
  const editor = tableEditor('<p>a</p>')
  update(editor, () => void $getSelection()?.insertNodes([$createParagraphNode()]))
  update(editor, $putDivider)
  type(editor, 'b')
  expect(
    editor.read(() =>
      $getRoot()
        .getChildren()
        .map((node) => node.getType()),
    ),
  ).toEqual(['paragraph', 'horizontalrule', 'paragraph'])
  expect(html(editor)).toBe('<p>a</p><hr /><p>b</p>')
})

test('a new table has a header row, and Tab fills it cell by cell', () => {
  const editor = tableEditor('<p>a</p>')
  update(editor, $putTable)
  for (const text of ['x', 'y', 'z', '1', '2', '3', '4', '5', '6', '7']) {
    type(editor, text)
    tab(editor)
  }
  tab(editor, true)
  type(editor, '!')
  expect(html(editor)).toBe(
    '<p>a</p><table><thead><tr><th>x</th><th>y</th><th>z</th></tr></thead><tbody><tr><td>1</td><td>2</td><td>3</td></tr><tr><td>4</td><td>5</td><td>6</td></tr><tr><td>7!</td><td></td><td></td></tr></tbody></table>',
  )
})

test.each<[TableChange, string, string]>([
  ['row', 'Price', headed.replace('<tbody>', '<tbody><tr><td></td><td></td></tr>')],
  ['row', 'S', headed.replace('</tbody>', '<tr><td></td><td></td></tr></tbody>')],
  [
    'column',
    'Price',
    headed.replace('</th></tr>', '</th><th></th></tr>').replace('</td></tr>', '</td><td></td></tr>'),
  ],
  [
    'header',
    'S',
    headed.replaceAll('th>', 'td>').replace('<thead>', '<tbody>').replace('</thead><tbody>', ''),
  ],
  [
    'removeColumn',
    '1',
    '<table><thead><tr><th>Size</th></tr></thead><tbody><tr><td>S</td></tr></tbody></table>',
  ],
  ['removeRow', 'S', '<table><thead><tr><th>Size</th><th>Price</th></tr></thead></table>'],
  ['remove', 'S', ''],
])('%s at "%s"', (change, words, expected) => {
  const editor = tableEditor(headed)
  goTo(editor, words)
  update(editor, () => $changeTable(change))
  expect(html(editor)).toBe(expected)
})

test('cells contain lines of text: images and rules move below the table', () => {
  const editor = tableEditor(headed)
  goTo(editor, 'S')
  update(editor, () => $putImage({ src: '/a.png', alt: 'a', caption: '' }, null))
  goTo(editor, 'S')
  update(editor, $putDivider)
  goTo(editor, 'S')
  update(editor, () => {
    const paragraph = $getSelection()?.getNodes()[0]?.getParent()
    paragraph?.replace($createHeadingNode('h2'), true)
  })
  goTo(editor, '1')
  update(editor, () => {
    const paragraph = $getSelection()?.getNodes()[0]?.getParent()
    paragraph?.insertAfter($createParagraphNode().append($createTextNode('2')))
  })
  update(editor, $putTable)
  expect(html(editor)).toContain('<tr><td>S</td><td>1<br />2</td></tr></tbody></table>')
  expect(html(editor).match(/<table>/g)).toHaveLength(1)
  expect(html(editor)).toContain('<hr />')
  const saved = html(editor)
  expect(html(tableEditor(saved))).toBe(saved)
})
