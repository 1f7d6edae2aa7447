import {
  $createParagraphNode,
  $getRoot,
  $isDecoratorNode,
  $isElementNode,
  type LexicalEditor,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { cleanDom } from '@/rich-text/cleanDom'
import { hoistToBody, standaloneElements } from '@/rich-text/hoistToBody'

/** Whether a node may be a direct child of the root. */
const $isBlock = (node: LexicalNode) => ($isElementNode(node) || $isDecoratorNode(node)) && !node.isInline()

/** Converts any HTML to nodes of our editor. It is sanitized before anything in it could run or load. */
export function $nodesOf(editor: LexicalEditor, html: string): LexicalNode[] {
  const document = new DOMParser().parseFromString(html, 'text/html')
  cleanDom(document)
  for (const element of standaloneElements(document.body).reverse()) hoistToBody(element)
  return $generateNodesFromDOM(editor, document)
}

/** The same as blocks: inline nodes are wrapped in a paragraph. */
function $blocksOf(nodes: LexicalNode[]): LexicalNode[] {
  const blocks: LexicalNode[] = []
  let line = null
  for (const node of nodes) {
    if ($isBlock(node)) {
      line = null
      blocks.push(node)
      continue
    }
    if (!line) {
      line = $createParagraphNode()
      blocks.push(line)
    }
    line.append(node)
  }
  return blocks
}

/** Replaces the whole text. */
export function $setHtml(editor: LexicalEditor, html: string): void {
  const blocks = $blocksOf($nodesOf(editor, html))
  $getRoot()
    .clear()
    .append(...(blocks.length ? blocks : [$createParagraphNode()]))
}
