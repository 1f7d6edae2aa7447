'use client'

import {
  $createBlockNode,
  $createHorizontalRuleNode,
  createClientFeature,
} from '@payloadcms/richtext-lexical/client'
import type { LexicalEditor, LexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { $isQuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $dfs } from '@payloadcms/richtext-lexical/lexical/utils'
import { useEffect } from 'react'
import { cleanDom } from '@/rich-text/cleanDom'
import { extractBlocks, type LiftedNode, placeholderIndex } from '@/rich-text/extractBlocks'
import { $setSource } from '@/rich-text/quoteState'
import { sourceOf } from '@/rich-text/quotes'
import { $insertHtml, onPaste } from '../shared/editor/onPaste'

type Fields = Parameters<typeof $createBlockNode>[0]

const $nodeOf = ({ type, fields }: LiftedNode): LexicalNode =>
  type === 'block' ? $createBlockNode(fields as unknown as Fields) : $createHorizontalRuleNode()

/** Quotes get their sources in order: Payload's editor can't be told how to import them. */
function $keepSources(nodes: LexicalNode[], document: Document): void {
  const quotes = nodes.flatMap((node) => $dfs(node).map(({ node: inner }) => inner)).filter($isQuoteNode)
  const elements = [...document.querySelectorAll('blockquote')]
  if (quotes.length !== elements.length) return
  for (const [index, element] of elements.entries()) {
    const quote = quotes[index]
    if (quote) $setSource(quote, sourceOf(element))
  }
}

/** Converts any HTML to nodes of Payload's editor. */
function $nodesOf(editor: LexicalEditor, html: string): LexicalNode[] {
  const document = new DOMParser().parseFromString(html, 'text/html')
  cleanDom(document)
  const blocks = extractBlocks(document)
  const nodes = $generateNodesFromDOM(editor, document)
  $keepSources(nodes, document)
  return nodes.map((node) => {
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
