import { isRecord, type UnknownRecord } from './isRecord'

const blockNodes = new Set(['paragraph', 'heading', 'listitem', 'quote', 'block'])

/**
 * The words of a stored rich text, a line a paragraph.
 * @param own what a node says beside its children, such as the fields of a block
 */
export function richTextLines(node: unknown, own: (node: UnknownRecord) => string): string {
  if (!isRecord(node)) return ''
  if (typeof node.text === 'string') return node.text
  const inner = Array.isArray(node.children)
    ? node.children.map((child) => richTextLines(child, own)).join('')
    : ''
  return `${own(node)}${inner}${blockNodes.has(String(node.type)) ? '\n' : ''}`
}
