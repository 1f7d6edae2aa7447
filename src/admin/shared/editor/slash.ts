import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  type NodeKey,
} from '@payloadcms/richtext-lexical/lexical'
import { $codeAtCursor } from './keys'

/** Letters, digits and spaces after a slash that begins its block. */
const command = /^\/([\p{L}\p{N} ]{0,20})$/u

/** What has been typed after a slash, up to the cursor. */
export interface SlashQuery {
  text: string
  /** The text node that begins with the slash. */
  key: NodeKey
}

/** The slash command at the cursor; null in code and inside of lines. */
export function $slashQuery(): SlashQuery | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed() || $codeAtCursor()) return null
  const node = selection.anchor.getNode()
  const parent = node.getParent()
  if (!$isTextNode(node) || node.getPreviousSibling() || !$isElementNode(parent) || parent.isInline())
    return null
  const [, text] = command.exec(node.getTextContent().slice(0, selection.anchor.offset)) ?? []
  return text === undefined ? null : { text, key: node.getKey() }
}

/** Removes the command at the cursor; what follows it stays. */
export function $removeSlashQuery(): void {
  const query = $slashQuery()
  const selection = $getSelection()
  if (!query || !$isRangeSelection(selection)) return
  const node = selection.anchor.getNode()
  if (!$isTextNode(node)) return
  node.spliceText(0, query.text.length + 1, '', true)
  if (node.getTextContent()) return
  const parent = node.getParent()
  node.remove()
  if (parent?.isAttached()) parent.selectStart()
}
