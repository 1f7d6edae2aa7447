'use client'

import {
  $createBlockNode,
  $createHorizontalRuleNode,
  createClientFeature,
} from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  type LexicalEditor,
  type LexicalNode,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'
import { cleanDom } from '../../rich-text/cleanDom'
import { type LiftedNode, liftBlocks, placeholderIndex } from '../../rich-text/liftBlocks'

type Fields = Parameters<typeof $createBlockNode>[0]

const $nodeOf = ({ type, fields }: LiftedNode): LexicalNode =>
  type === 'block' ? $createBlockNode(fields as unknown as Fields) : $createHorizontalRuleNode()

/** HTML from anywhere as nodes of Payload's editor. */
function $nodesOf(editor: LexicalEditor, html: string): LexicalNode[] {
  const document = new DOMParser().parseFromString(html, 'text/html')
  cleanDom(document)
  const blocks = liftBlocks(document)
  return $generateNodesFromDOM(editor, document).map((node) => {
    const index = placeholderIndex(node.getTextContent())
    const block = index === undefined ? undefined : blocks[index]
    return block ? $nodeOf(block) : node
  })
}

function $paste(editor: LexicalEditor, data: DataTransfer): boolean {
  const selection = $getSelection()
  const html = data.getData('text/html')
  // What was copied from an editor of this kind comes with its own nodes.
  if (!html || !$isRangeSelection(selection) || data.getData('application/x-lexical-editor')) return false
  const nodes = $nodesOf(editor, html)
  if (!nodes.length) return false
  selection.insertNodes(nodes)
  return true
}

function CleanPaste() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!('clipboardData' in event) || !event.clipboardData) return false
          if (!$paste(editor, event.clipboardData)) return false
          event.preventDefault()
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  )
  return null
}

export const CleanPasteClient = createClientFeature({
  plugins: [{ Component: CleanPaste, position: 'normal' }],
})
