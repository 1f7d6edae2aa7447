import {
  $createParagraphNode,
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $isLineBreakNode,
  $isNodeSelection,
  $isRangeSelection,
  type RangeSelection,
} from '@payloadcms/richtext-lexical/lexical'
import { $isCodeNode, type CodeNode } from './nodes/CodeNode'

/** The block of code in which the cursor is. */
export function $codeAtCursor(): { code: CodeNode; selection: RangeSelection } | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const code = $findMatchingParent(selection.anchor.getNode(), $isCodeNode)
  return code && { code, selection }
}

/** The text of the code's line up to the cursor. */
function $lineBefore(code: CodeNode, selection: RangeSelection): string {
  const { anchor } = selection
  const node = anchor.getNode()
  const children = code.getChildren()
  const index = anchor.type === 'element' ? anchor.offset : children.findIndex((child) => child.is(node))
  const before = children.slice(0, index).map((child) => child.getTextContent())
  const here = anchor.type === 'text' ? node.getTextContent().slice(0, anchor.offset) : ''
  return `${before.join('')}${here}`.split('\n').at(-1) ?? ''
}

function $isAtEnd(code: CodeNode, { anchor }: RangeSelection): boolean {
  const last = code.getLastDescendant()
  return anchor.type === 'element'
    ? anchor.getNode().is(code) && anchor.offset === code.getChildrenSize()
    : anchor.getNode().is(last) && anchor.offset === last?.getTextContentSize()
}

/** Takes the last line away; gives false where it is the only one. */
function $dropLastLine(code: CodeNode): boolean {
  const children = code.getChildren()
  const from = children.findLastIndex($isLineBreakNode)
  for (const child of from < 0 ? [] : children.slice(from)) child.remove()
  return from >= 0
}

/** Enter in code is a line end that keeps the indentation; a second one at its end leaves the code. */
function $enterInCode(code: CodeNode, selection: RangeSelection): void {
  const line = $lineBefore(code, selection)
  if (selection.isCollapsed() && !line.trim() && $isAtEnd(code, selection) && $dropLastLine(code)) {
    const paragraph = $createParagraphNode()
    code.insertAfter(paragraph)
    paragraph.select()
    return
  }
  const indent = /^[ \t]*/.exec(line)?.[0] ?? ''
  selection.insertRawText(`\n${indent}`)
}

/** Enter where it is not a new paragraph: in code, and on a picture. Gives whether it was. */
export function $enter(): boolean {
  const inCode = $codeAtCursor()
  if (inCode) {
    $enterInCode(inCode.code, inCode.selection)
    return true
  }
  const selection = $getSelection()
  if (!$isNodeSelection(selection)) return false
  const paragraph = $createParagraphNode().append($createTextNode(''))
  selection.getNodes().at(-1)?.getTopLevelElement()?.insertAfter(paragraph)
  paragraph.select()
  return true
}
