interface Node {
  type?: string
  fields?: { url?: unknown }
  children?: Node[]
}

/** The targets of the links in stored text, without duplicates. */
export function linksOf(content: unknown): string[] {
  const found = new Set<string>()
  const waiting = [(content as { root?: Node } | null | undefined)?.root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const isLink = node.type === 'link' || node.type === 'autolink'
    if (isLink && typeof node.fields?.url === 'string') found.add(node.fields.url)
    waiting.push(...(node.children ?? []))
  }
  return [...found]
}
