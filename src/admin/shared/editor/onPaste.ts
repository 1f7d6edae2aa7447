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
 * Has `$paste` take what comes from the clipboard, before Lexical does; what it refuses is left to Lexical.
 * @returns what ends it
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

/** Puts copied HTML over the selection, as the nodes that `$nodesOf` makes of it. False: there is none to take. */
export function $insertHtml(data: DataTransfer, $nodesOf: (html: string) => LexicalNode[]): boolean {
  const selection = $getSelection()
  const html = data.getData('text/html')
  // What was copied from an editor of this kind comes with its own nodes.
  if (!html || !$isRangeSelection(selection) || data.getData('application/x-lexical-editor')) return false
  const nodes = $nodesOf(html)
  const losses = pasteLosses(html)
  if (losses.length) toast({ title: "Some content couldn't be pasted", description: losses.join(' ') })
  if (!nodes.length) return false
  selection.insertNodes(nodes)
  return true
}
