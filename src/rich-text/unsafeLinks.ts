import { safeHref } from './links'

interface Node {
  type?: string
  fields?: { blockType?: string; linkType?: string; url?: unknown; src?: unknown }
  children?: Node[]
}

function addressOf({ type, fields }: Node): unknown {
  if (type === 'link' || type === 'autolink') return fields?.url
  return type === 'block' && fields?.blockType === 'image' ? fields.src : undefined
}

/** URLs of links and images in stored text that are unsafe to follow, such as `javascript:`. */
export function unsafeLinks(content: unknown): string[] {
  const found: string[] = []
  const waiting = [(content as { root?: Node } | null | undefined)?.root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const address = addressOf(node)
    // An empty one is still being typed.
    if (address && safeHref(address) === null) found.push(String(address))
    if (Array.isArray(node.children)) waiting.push(...node.children)
  }
  return found
}
