import type { DraftedCollection } from './contentCollections'
import { paths } from './paths'

/** The path of a published entry on the site, without its language. Services share a page. */
export function entryPath(
  kind: DraftedCollection,
  { id, slug }: { id: string; slug: string | null },
): string {
  if (kind === 'service') return `${paths.services}#service-${id}`
  if (kind === 'product') return paths.product(id)
  if (kind === 'page') return paths.page(slug ?? '')
  return kind === 'project' ? paths.project(slug ?? '') : paths.post(slug ?? '')
}
