import { isRecord } from '@/domain/isRecord'
import { CodeBlock, ImageBlock } from './blocks'

const blockTypes = [CodeBlock, ImageBlock].map(({ slug }) => slug)

const isOptional = (value: unknown, type: 'string' | 'object') =>
  value === undefined || value === null || typeof value === type

/** What Payload and our pages read of a node without asking whether it is there. */
function isNode(node: unknown): node is { children?: unknown[] } {
  if (!isRecord(node) || typeof node.type !== 'string') return false
  if ('children' in node && !Array.isArray(node.children)) return false
  const { fields } = node
  switch (node.type) {
    case 'text':
      return typeof node.text === 'string'
    case 'link':
    case 'autolink':
      return isRecord(fields) && isOptional(fields.url, 'string')
    case 'block':
      return (
        isRecord(fields) &&
        blockTypes.includes(String(fields.blockType)) &&
        ['language', 'code', 'src', 'alt', 'caption'].every((name) => isOptional(fields[name], 'string'))
      )
    case 'inlineBlock':
      return false
    default:
      return isOptional(fields, 'object')
  }
}

/** Whether a value is a rich text as the editor makes it, or none. */
export function isWellFormed(content: unknown): boolean {
  if (content === undefined || content === null) return true
  if (!isRecord(content) || !isRecord(content.root) || !Array.isArray(content.root.children)) return false
  const waiting: unknown[] = [content.root]
  while (waiting.length) {
    const node = waiting.pop()
    if (!isNode(node)) return false
    waiting.push(...(node.children ?? []))
  }
  return true
}
