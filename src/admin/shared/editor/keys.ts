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

/** The code block at the cursor. */
export function $codeAtCursor(): { code: CodeNode; selection: RangeSelection } | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const code = $findMatchingParent(selection.anchor.getNode(), $isCodeNode)
  return code && { code, selection }
}

/** The text of the code line up to the cursor. */
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

/** Removes the last line; returns false if it is the only one. */
function $dropLastLine(code: CodeNode): boolean {
  const children = code.getChildren()
  const from = children.findLastIndex($isLineBreakNode)
  for (const child of from < 0 ? [] : children.slice(from)) child.remove()
  return from >= 0
}

/** Enter in code adds a line with the same indentation; an empty last line leaves the code block. */
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

/** Moves the cursor from a selected block, such as an image, to a new paragraph below it. @returns whether it did */
export function $leaveBlock(): boolean {
  const selection = $getSelection()
  const block = $isNodeSelection(selection) ? selection.getNodes().at(-1)?.getTopLevelElement() : null
  if (!block) return false
  const paragraph = $createParagraphNode().append($createTextNode(''))
  block.insertAfter(paragraph)
  paragraph.select()
  return true
}

/** Handles Enter in code and on an image. @returns whether it did */
export function $enter(): boolean {
  const inCode = $codeAtCursor()
  if (!inCode) return $leaveBlock()
  $enterInCode(inCode.code, inCode.selection)
  return true
}

/** Types below a selected block; without a range of text the browser would type anywhere. @returns whether it did */
export function $typeBelowBlock({ inputType, data }: InputEvent): boolean {
  if (inputType !== 'insertText' || !data || !$leaveBlock()) return false
  $getSelection()?.insertText(data)
  return true
}
