import type { DefaultNodeTypes, SerializedBlockNode } from '@payloadcms/richtext-lexical'
import type { HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html'
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { escapeHtml } from '../domain/escape'
import { storedSource } from '../domain/quoteSource'
import type { CodeBlock, ImageBlock, Media } from '../payload-types'
import { imageHtml } from './figures'
import { formats } from './formats'
import { isExternal, safeHref } from './links'
import { quoteHtml } from './quotes'
import { maxColumns, maxRows } from './size'
import { type Cell, tableHtml } from './tables'
import { trimLineEnds } from './trimLineEnds'

type Nodes = DefaultNodeTypes | SerializedBlockNode<CodeBlock> | SerializedBlockNode<ImageBlock>
type Children = { nodesToHTML: (args: { nodes: SerializedLexicalNode[] }) => string[] }

const headings = ['h1', 'h2', 'h3']

const inner = (node: { children: SerializedLexicalNode[] }, { nodesToHTML }: Children) =>
  nodesToHTML({ nodes: node.children }).join('')

const content = (...args: Parameters<typeof inner>) => trimLineEnds(inner(...args))

function image(src: unknown, alt: unknown, caption: unknown): string {
  const address = safeHref(src)
  return address ? imageHtml({ src: address, alt, caption }) : ''
}

function link(url: unknown, children: string): string {
  const href = safeHref(url)
  if (!href || !children.trim()) return children
  const rel = isExternal(href) ? ' rel="noopener noreferrer"' : ''
  return `<a href="${escapeHtml(href)}"${rel}>${children}</a>`
}

const holdsOnlyList = (item: SerializedLexicalNode) => {
  const { children = [] } = item as SerializedLexicalNode & { children?: SerializedLexicalNode[] }
  return children.length > 0 && children.every(({ type }) => type === 'list')
}

/** The items of a list; Lexical puts a nested list into its own item, HTML into the previous one. */
function items(nodes: SerializedLexicalNode[], { nodesToHTML }: Children): string {
  return nodes.reduce((html, node) => {
    const [item = ''] = nodesToHTML({ nodes: [node] })
    if (!item || !holdsOnlyList(node) || !html.endsWith('</li>')) return html + item
    return html.slice(0, -'</li>'.length) + item.slice('<li>'.length)
  }, '')
}

const startOf = ({ tag, start }: { tag: string; start?: number }) =>
  tag === 'ol' && Number.isInteger(start) && start !== 1 ? ` start="${start}"` : ''

interface TablePart extends SerializedLexicalNode {
  children?: TablePart[]
  headerState?: number
}

/** Lexical's bit for a cell of a header row. */
const rowHeader = 1

/** Without what is beyond the limits of a table, which can only be in stored text. */
const rowsOf = ({ children = [] }: TablePart, nodesToHTML: Children['nodesToHTML']): Cell[][] =>
  children.slice(0, maxRows).map((row) =>
    (row.children ?? []).slice(0, maxColumns).map((cell) => ({
      isHeader: Boolean(Number(cell.headerState) & rowHeader),
      html: nodesToHTML({ nodes: cell.children ?? [] }).join(''),
    })),
  )

/** Converts every node type of our editor to HTML; others are dropped. */
export const converters: HTMLConvertersFunction<Nodes> = () => ({
  unknown: '',
  text: ({ node }) =>
    formats.reduce(
      (html, { bit, tag }) => (Number(node.format) & bit ? `<${tag}>${html}</${tag}>` : html),
      escapeHtml(node.text),
    ),
  tab: ' ',
  linebreak: '<br />',
  horizontalrule: '<hr />',
  paragraph: ({ node, providedStyleTag, ...rest }) => {
    const html = content(node, rest)
    return html && `<p${providedStyleTag}>${html}</p>`
  },
  heading: ({ node, providedStyleTag, ...rest }) => {
    const tag = headings.includes(node.tag) ? node.tag : 'h3'
    const html = content(node, rest)
    return html && `<${tag}${providedStyleTag}>${html}</${tag}>`
  },
  quote: ({ node, providedStyleTag, ...rest }) => {
    const html = content(node, rest)
    const quote = html && `<blockquote${providedStyleTag}>${html}</blockquote>`
    return quoteHtml(quote, storedSource(node.$))
  },
  list: ({ node, ...rest }) => {
    const tag = node.tag === 'ol' ? 'ol' : 'ul'
    const html = items(node.children, rest)
    return html && `<${tag}${startOf(node)}>${html}</${tag}>`
  },
  listitem: ({ node, providedStyleTag, ...rest }) => {
    // The style would prevent merging a nested list into the previous item.
    const style = holdsOnlyList(node) ? '' : providedStyleTag
    const html = content(node, rest)
    return html && `<li${style}>${html}</li>`
  },
  link: ({ node, ...rest }) => link(node.fields.url, inner(node, rest)),
  autolink: ({ node, ...rest }) => link(node.fields.url, inner(node, rest)),
  table: ({ node, nodesToHTML }) => tableHtml(rowsOf(node, nodesToHTML)),
  upload: ({ node }) => {
    const media = node.value as Media | string
    return typeof media === 'object' && media
      ? image(media.url, node.fields?.alt || media.alt, node.fields?.caption)
      : ''
  },
  blocks: {
    code: ({ node }: { node: SerializedBlockNode<CodeBlock> }) => {
      const language = String(node.fields.language || 'plaintext').replace(/[^\w+#.-]/g, '')
      return `<pre><code class="language-${language}">${escapeHtml(node.fields.code)}</code></pre>`
    },
    image: ({ node }: { node: SerializedBlockNode<ImageBlock> }) =>
      image(node.fields.src, node.fields.alt, node.fields.caption),
  },
})
