import { mediaFileName } from '../domain/mediaFile'

interface Node {
  type?: string
  value?: unknown
  fields?: { blockType?: string; src?: unknown }
  children?: Node[]
}

const idOf = (value: unknown): string =>
  typeof value === 'object' && value ? String((value as { id?: unknown }).id ?? '') : String(value ?? '')

function pictureOf({ type, value, fields }: Node, siteUrl: string): string | null {
  if (type === 'upload') return idOf(value)
  if (type !== 'block' || fields?.blockType !== 'image') return null
  return mediaFileName(String(fields.src ?? ''), siteUrl)
}

/** The library images in stored text, by id or file name, without duplicates. */
export function picturesOf(content: unknown, siteUrl: string): string[] {
  const found = new Set<string>()
  const waiting = [(content as { root?: Node } | null | undefined)?.root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const picture = pictureOf(node, siteUrl)
    if (picture) found.add(picture)
    waiting.push(...(node.children ?? []))
  }
  return [...found]
}
