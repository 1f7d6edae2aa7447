import type { SanitizedConfig } from 'payload'

/** The fixed parts of the paths of all endpoints, ours and Payload's. */
export function apiWords({ endpoints, collections, globals }: SanitizedConfig): Set<string> {
  const groups = [{ slug: 'globals', endpoints }, ...collections, ...globals]
  const paths = groups.flatMap((group) => [group.slug, ...(group.endpoints || []).map(({ path }) => path)])
  return new Set(paths.flatMap((path) => path.split('/')).filter((part) => part && !part.startsWith(':')))
}

/**
 * Whether a path has no other spelling: Payload's router ignores case, which locks and access by path don't; and what
 * every object has isn't the name of a collection.
 * @param parts of the path below /api
 */
export const isCanonical = (parts: string[], words: ReadonlySet<string>): boolean =>
  !(parts[0] && parts[0] in Object.prototype) &&
  parts.every((part) => words.has(part) || !words.has(part.toLowerCase()))
