import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  type LexicalEditor,
  type LexicalNode,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { toast } from '@/toast/toast'
import { pasteLosses } from './pasteLosses'

/**
 * Lets `$paste` handle pasted content before Lexical; returning false leaves it to Lexical.
 * @returns a function that unregisters it
 */
export const onPaste = (editor: LexicalEditor, $paste: (data: DataTransfer) => boolean) =>
  editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      if (!('clipboardData' in event) || !event.clipboardData) return false
      if (!$paste(event.clipboardData)) return false
      event.preventDefault()
      return true
    },
    COMMAND_PRIORITY_HIGH,
  )

/** Replaces the selection with pasted HTML, converted to nodes by `$nodesOf`. @returns false if there is none */
export function $insertHtml(data: DataTransfer, $nodesOf: (html: string) => LexicalNode[]): boolean {
  const selection = $getSelection()
  const html = data.getData('text/html')
  // Content copied from a Lexical editor carries its own nodes.
  if (!html || !$isRangeSelection(selection) || data.getData('application/x-lexical-editor')) return false
  const nodes = $nodesOf(html)
  const losses = pasteLosses(html)
  if (losses.length) toast({ title: "Some content couldn't be pasted", description: losses.join(' ') })
  if (!nodes.length) return false
  selection.insertNodes(nodes)
  return true
}
