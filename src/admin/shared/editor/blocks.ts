import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type ElementNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@payloadcms/richtext-lexical/lexical/list'
import { $createHeadingNode, $createQuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection'
import type { BlockType } from './formatState'
import { $createCodeNode, $isCodeNode } from './nodes/CodeNode'

const lists = { bullet: INSERT_UNORDERED_LIST_COMMAND, number: INSERT_ORDERED_LIST_COMMAND } as const

const creators: Record<Exclude<BlockType, 'bullet' | 'number' | 'code'>, () => ElementNode> = {
  paragraph: $createParagraphNode,
  h1: () => $createHeadingNode('h1'),
  h2: () => $createHeadingNode('h2'),
  h3: () => $createHeadingNode('h3'),
  quote: () => $createQuoteNode(),
}

/** Turns several paragraphs into one code block, one line each. */
function $toCode(): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  if (selection.isCollapsed()) {
    $setBlocksType(selection, () => $createCodeNode())
    return
  }
  const text = selection.getTextContent().replace(/\n\n/g, '\n')
  const code = $createCodeNode()
  selection.insertNodes([code])
  code.select().insertRawText(text)
}

const $isInCode = (): boolean => {
  const selection = $getSelection()
  return $isRangeSelection(selection) && $findMatchingParent(selection.anchor.getNode(), $isCodeNode) !== null
}

/** Sets the type of the selected blocks; blocks that already have it become paragraphs again. */
export function setBlock(editor: LexicalEditor, type: BlockType, current: BlockType): void {
  const wanted = type === current ? 'paragraph' : type
  if (wanted === 'bullet' || wanted === 'number') {
    editor.dispatchCommand(lists[wanted], undefined)
    return
  }
  if (wanted === 'paragraph' && (current === 'bullet' || current === 'number')) {
    editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined)
    return
  }
  editor.update(() => {
    if (wanted === 'code') return $isInCode() ? undefined : $toCode()
    $setBlocksType($getSelection(), creators[wanted])
  })
}
