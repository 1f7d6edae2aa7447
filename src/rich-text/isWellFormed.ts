import { isRecord } from '@/domain/isRecord'
import { CodeBlock, ImageBlock } from './blocks'
import { maxColumns, maxDepth, maxElements, maxRows } from './size'

const blockTypes = [CodeBlock, ImageBlock].map(({ slug }) => slug)

/** Those of the editor's features, and of Lexical itself. */
const nodeTypes = new Set(
  'autolink,block,heading,horizontalrule,linebreak,link,list,listitem,paragraph,quote,tab,table,tablecell,tablerow,text,upload'.split(
    ',',
  ),
)

/** More than HTML within its own limits has: of a list its items are nodes too, and so is each piece of text. */
const limits = { depth: 3 * maxDepth, nodes: 8 * maxElements }

const isOptional = (value: unknown, type: 'string' | 'object') =>
  value === undefined || value === null || typeof value === type

/** Every row of a table is as long as the longest. */
const maxChildren = new Map<unknown, number>([
  ['table', maxRows],
  ['tablerow', maxColumns],
])

/** What Payload and our pages read of a node without asking whether it is there. */
function isNode(node: unknown): node is { children?: unknown[] } {
  if (!isRecord(node) || !nodeTypes.has(String(node.type))) return false
  if ('children' in node) {
    const { type, children } = node
    if (!Array.isArray(children) || children.length > (maxChildren.get(type) ?? Infinity)) return false
  }
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
    default:
      return isOptional(fields, 'object')
  }
}

/**
 * Whether a value is a rich text as the editor makes it, or none. What is nested far deeper overflows the stack of
 * whatever reads it: near its end V8 can't compile a regular expression, which ends the process.
 */
export function isWellFormed(content: unknown): boolean {
  if (content === undefined || content === null) return true
  if (!isRecord(content) || !isRecord(content.root)) return false
  const { type, children } = content.root
  if (type !== 'root' || !Array.isArray(children)) return false
  let level: unknown[] = children
  let count = 0
  for (let depth = 0; level.length; depth += 1) {
    count += level.length
    if (depth > limits.depth || count > limits.nodes || !level.every(isNode)) return false
    level = level.flatMap(({ children = [] }) => children)
  }
  return true
}
