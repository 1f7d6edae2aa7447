import {
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isRootOrShadowRoot,
  type ElementFormatType,
  type LexicalNode,
  type TextFormatType,
} from '@payloadcms/richtext-lexical/lexical'
import { $isLinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import { $isListNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $getNearestNodeOfType } from '@payloadcms/richtext-lexical/lexical/utils'
import { $canIndent, $canOutdent } from './listIndent'
import { $isCodeNode } from './nodes/CodeNode'
import { $isInTable } from './tables'

export type BlockType = 'paragraph' | 'h1' | 'h2' | 'h3' | 'bullet' | 'number' | 'quote' | 'code'
export type Alignment = 'left' | 'center' | 'right'

/** The formats at the cursor, for the toolbar. */
export interface FormatState {
  block: BlockType
  texts: readonly TextFormatType[]
  alignment: Alignment
  isLink: boolean
  /** Whether the list items can be indented and outdented. */
  canIndent: boolean
  canOutdent: boolean
  isTable: boolean
  /** Of the code block, if there is one. */
  language: string | null
}

export const noFormat: FormatState = {
  block: 'paragraph',
  texts: [],
  alignment: 'left',
  isLink: false,
  canIndent: false,
  canOutdent: false,
  isTable: false,
  language: null,
}

const shown = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const satisfies TextFormatType[]

const $isTop = (node: LexicalNode) => {
  const parent = node.getParent()
  return parent !== null && $isRootOrShadowRoot(parent)
}

function $blockType(node: LexicalNode, top: LexicalNode | null): BlockType {
  const list = $getNearestNodeOfType(node, ListNode)
  if ($isListNode(list)) return list.getListType() === 'number' ? 'number' : 'bullet'
  if ($isCodeNode(top)) return 'code'
  if ($isQuoteNode(top)) return 'quote'
  if (!$isHeadingNode(top)) return 'paragraph'
  const tag = top.getTag()
  return tag === 'h1' || tag === 'h2' ? tag : 'h3'
}

const toAlignment = (format: ElementFormatType): Alignment =>
  format === 'center' || format === 'right' ? format : 'left'

/** Reads the selection; without one, returns the state of an empty paragraph. */
export function $formatState(): FormatState {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return noFormat
  const node = selection.anchor.getNode()
  const top = $findMatchingParent(node, $isTop)
  const block = $findMatchingParent(node, (parent) => $isElementNode(parent) && !parent.isInline())
  return {
    block: $blockType(node, top),
    texts: shown.filter((format) => selection.hasFormat(format)),
    alignment: toAlignment($isElementNode(block) ? block.getFormatType() : ''),
    isLink: $findMatchingParent(node, $isLinkNode) !== null,
    canIndent: $canIndent(),
    canOutdent: $canOutdent(),
    isTable: $isInTable(),
    language: $isCodeNode(top) ? top.getLanguage() : null,
  }
}
