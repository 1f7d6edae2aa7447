import { isRecord, type UnknownRecord } from './isRecord'
import { storedSource } from './quoteSource'

const blockNodes = new Set(['paragraph', 'heading', 'listitem', 'quote', 'block'])

function sourceLine({ type, $ }: UnknownRecord): string {
  const source = type === 'quote' ? storedSource($) : null
  return source ? `— ${[source.name, source.url].filter(Boolean).join(', ')}\n` : ''
}

/**
 * The text of stored rich text, one paragraph per line.
 * @param own the text of a node besides its children, such as a block's fields
 */
export function richTextLines(node: unknown, own: (node: UnknownRecord) => string): string {
  if (!isRecord(node)) return ''
  if (typeof node.text === 'string') return node.text
  const inner = Array.isArray(node.children)
    ? node.children.map((child) => richTextLines(child, own)).join('')
    : ''
  return `${own(node)}${inner}${blockNodes.has(String(node.type)) ? '\n' : ''}${sourceLine(node)}`
}
