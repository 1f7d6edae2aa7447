import { safeHref } from './links'

/** What the editor joins, splits or drops without losing anything: lines and formats. Links are compared by target. */
const loose = new Set(['p', 'br', 'strong', 'em', 'u', 's', 'code', 'a'])

const tagsIn = (html: string): string[] =>
  [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag = '']) => tag.toLowerCase())

const targetsIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^<>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, one, other = '']) =>
    (one ?? other).replaceAll('&amp;', '&'),
  )

function counted(all: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

interface Lost {
  /** The target of a link. */
  link?: string
  /** The name of an element. */
  tag?: string
}

/** What rich text has lost on its way to how it is stored; null if nothing. */
export function lostMarkup(html: string, stored: string): Lost | null {
  const kept = { links: counted(targetsIn(stored)), tags: counted(tagsIn(stored)) }
  for (const [href, times] of counted(targetsIn(html)))
    if ((kept.links.get(safeHref(href) ?? '') ?? 0) < times) return { link: href }
  for (const [tag, times] of counted(tagsIn(html)))
    if ((kept.tags.get(tag) ?? 0) < (loose.has(tag) ? 1 : times)) return { tag }
  return null
}
