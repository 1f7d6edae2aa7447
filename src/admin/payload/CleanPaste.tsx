'use client'

import {
  $createBlockNode,
  $createHorizontalRuleNode,
  createClientFeature,
} from '@payloadcms/richtext-lexical/client'
import type { LexicalEditor, LexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'
import { cleanDom } from '@/rich-text/cleanDom'
import { extractBlocks, type LiftedNode, placeholderIndex } from '@/rich-text/extractBlocks'
import { $insertHtml, onPaste } from '../shared/editor/onPaste'

type Fields = Parameters<typeof $createBlockNode>[0]

const $nodeOf = ({ type, fields }: LiftedNode): LexicalNode =>
  type === 'block' ? $createBlockNode(fields as unknown as Fields) : $createHorizontalRuleNode()

/** Converts any HTML to nodes of Payload's editor. */
function $nodesOf(editor: LexicalEditor, html: string): LexicalNode[] {
  const document = new DOMParser().parseFromString(html, 'text/html')
  cleanDom(document)
  const blocks = extractBlocks(document)
  return $generateNodesFromDOM(editor, document).map((node) => {
    const index = placeholderIndex(node.getTextContent())
    const block = index === undefined ? undefined : blocks[index]
    return block ? $nodeOf(block) : node
  })
}

function CleanPaste() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => onPaste(editor, (data) => $insertHtml(data, (html) => $nodesOf(editor, html))), [editor])
  return null
}

export const CleanPasteClient = createClientFeature({
  plugins: [{ Component: CleanPaste, position: 'normal' }],
})
