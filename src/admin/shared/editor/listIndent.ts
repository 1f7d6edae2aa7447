import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  INDENT_CONTENT_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { $isListItemNode, type ListItemNode } from '@payloadcms/richtext-lexical/lexical/list'

/** The nesting limit of common word processors. */
const maxIndent = 8

/** The list item at the start of the selection. */
function $firstItem(): ListItemNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const [start] = selection.getStartEndPoints() ?? []
  const first = start && (selection.isBackward() ? selection.focus : selection.anchor).getNode()
  return first ? $findMatchingParent(first, $isListItemNode) : null
}

const $isInList = (): boolean => $firstItem() !== null

/** An item is indented below the previous one, so the first can't be. */
export function $canIndent(): boolean {
  const item = $firstItem()
  return item !== null && item.getPreviousSibling() !== null && item.getIndent() < maxIndent
}

export const $canOutdent = (): boolean => ($firstItem()?.getIndent() ?? 0) > 0

function $indentList(editor: LexicalEditor, direction: 'in' | 'out'): void {
  const isIn = direction === 'in'
  if (isIn ? $canIndent() : $canOutdent())
    editor.dispatchCommand(isIn ? INDENT_CONTENT_COMMAND : OUTDENT_CONTENT_COMMAND, undefined)
}

/** Indents or outdents the selected list items if the result is a valid list. */
export const indentList = (editor: LexicalEditor, direction: 'in' | 'out') =>
  editor.update(() => $indentList(editor, direction))

/** Makes Tab and Shift+Tab indent lists; elsewhere they leave the text. */
export const onListTab = (editor: LexicalEditor) =>
  editor.registerCommand(
    KEY_TAB_COMMAND,
    (event) => {
      if (!$isInList()) return false
      event.preventDefault()
      $indentList(editor, event.shiftKey ? 'out' : 'in')
      return true
    },
    COMMAND_PRIORITY_LOW,
  )
