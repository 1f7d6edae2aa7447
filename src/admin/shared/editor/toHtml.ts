import { $isTableCellNode, $isTableNode, $isTableRowNode, type TableNode } from '@lexical/table'
import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { $isLinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import { $isListItemNode, $isListNode, type ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { $isHorizontalRuleNode } from '@payloadcms/richtext-lexical/lexical/react/LexicalHorizontalRuleNode'
import { $isHeadingNode, $isQuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { escapeHtml } from '@/domain/escape'
import { imageHtml } from '@/rich-text/figures'
import { formats } from '@/rich-text/formats'
import { $sourceOf } from '@/rich-text/quoteState'
import { quoteHtml } from '@/rich-text/quotes'
import { tableHtml } from '@/rich-text/tables'
import { trimLineEnds } from '@/rich-text/trimLineEnds'
import { $isCodeNode } from './nodes/CodeNode'
import { $isImageNode } from './nodes/ImageNode'
import { $isRowHeader } from './tables'

const $all = (node: ElementNode, toHtml = $html) => node.getChildren().map(toHtml).join('')

function $text(node: LexicalNode): string {
  if (!$isTextNode(node)) return ''
  return formats.reduce(
    (html, { bit, tag }) => (node.getFormat() & bit ? `<${tag}>${html}</${tag}>` : html),
    escapeHtml(node.getTextContent()),
  )
}

/** Left is the default alignment. */
function alignment(node: ElementNode): string {
  const format = node.getFormatType()
  return ['center', 'right', 'justify'].includes(format) ? ` style="text-align: ${format};"` : ''
}

function $block(tag: string, node: ElementNode): string {
  const html = trimLineEnds($all(node))
  return html && `<${tag}${alignment(node)}>${html}</${tag}>`
}

const holdsOnlyList = (item: LexicalNode) =>
  $isListItemNode(item) && item.getChildrenSize() === 1 && $isListNode(item.getFirstChild())

/** Lexical keeps a nested list in an item of its own, HTML in the item before it. */
function $list(list: ListNode): string {
  const items = list.getChildren().reduce((html, item) => {
    const next = $html(item)
    if (!holdsOnlyList(item) || !html.endsWith('</li>')) return html + next
    return html.slice(0, -'</li>'.length) + next.replace(/^<li[^>]*>/, '')
  }, '')
  const tag = list.getTag()
  const start = tag === 'ol' && list.getStart() !== 1 ? ` start="${list.getStart()}"` : ''
  return items && `<${tag}${start}>${items}</${tag}>`
}

const $table = (table: TableNode) =>
  tableHtml(
    table
      .getChildren()
      .filter($isTableRowNode)
      .map((row) =>
        row
          .getChildren()
          .filter($isTableCellNode)
          .map((cell) => ({ isHeader: $isRowHeader(cell), html: $all(cell) })),
      ),
  )

function $html(node: LexicalNode): string {
  if ($isLineBreakNode(node)) return '<br />'
  if ($isHorizontalRuleNode(node)) return '<hr />'
  if ($isImageNode(node)) return imageHtml(node.getImage())
  if (!$isElementNode(node)) return $text(node)
  if ($isCodeNode(node)) {
    const language = escapeHtml(node.getLanguage())
    return `<pre><code class="language-${language}">${escapeHtml(node.getTextContent())}</code></pre>`
  }
  if ($isTableNode(node)) return $table(node)
  if ($isListNode(node)) return $list(node)
  if ($isListItemNode(node)) return $block('li', node)
  if ($isHeadingNode(node)) return $block(node.getTag(), node)
  if ($isQuoteNode(node)) return quoteHtml($block('blockquote', node), $sourceOf(node))
  if ($isLinkNode(node)) return `<a href="${escapeHtml(node.getURL())}">${$all(node)}</a>`
  return $block('p', node)
}

/** The whole text as HTML, as the API accepts and returns it; '' for an empty text. */
export const $toHtml = (): string => $all($getRoot())

/** The number of characters, excluding markup and line breaks. */
export const $countCharacters = (): number =>
  $getRoot()
    .getAllTextNodes()
    .reduce((count, node) => count + node.getTextContentSize(), 0)
