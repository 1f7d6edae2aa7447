import type { DraftedCollection } from '../domain/contentCollections'
import { type LinkTarget, linkTarget } from '../domain/siteLinks'
import type { SluggedCollection } from '../domain/slugs'
import { unlessOutage } from '../errors/DatabaseUnavailable'
import { getCms } from '../runtime/cms'
import { settings } from '../settings'
import { anonymous } from './accessContext'
import { all } from './conditions'
import { idIn } from './currentId'
import { mediaByName } from './mediaByName'
import { visible } from './published'
import { movedTo } from './slugHistory'

interface Kind {
  collection: DraftedCollection
  key: 'slug' | 'id'
  /** Its old URLs redirect. */
  moves?: SluggedCollection
}

const kinds: Partial<Record<LinkTarget['kind'], Kind>> = {
  post: { collection: 'blog-post', key: 'slug', moves: 'blog-post' },
  project: { collection: 'project', key: 'slug', moves: 'project' },
  product: { collection: 'product', key: 'id' },
  page: { collection: 'page', key: 'slug', moves: 'page' },
}

async function bySlug({ collection, moves }: Kind, names: string[]): Promise<Set<string>> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection,
    where: all({ slug: { in: names } }, visible[collection]()),
    select: { slug: true } as never,
    pagination: false,
    depth: 0,
    ...anonymous,
  })
  const found = new Set(docs.map((doc) => String((doc as { slug?: unknown }).slug)))
  for (const name of names) if (moves && !found.has(name) && (await movedTo(moves, name))) found.add(name)
  return found
}

/** Queried one by one: a malformed id would fail a query for several. */
async function byId({ collection }: Kind, names: string[]): Promise<Set<string>> {
  const payload = await getCms()
  const found = new Set<string>()
  for (const name of names) {
    const where = all({ id: { equals: idIn(payload.db, name) } }, visible[collection]())
    const { totalDocs } = await payload
      .count({ collection, where, ...anonymous })
      .catch(unlessOutage({ totalDocs: 0 }))
    if (totalDocs) found.add(name)
  }
  return found
}

/** Links that would be broken for a visitor, as written. */
export async function brokenLinks(hrefs: string[]): Promise<string[]> {
  const links = hrefs.map((href) => ({ href, target: linkTarget(href, settings.siteUrl) }))
  const namesOf = (kind: LinkTarget['kind']) =>
    links.flatMap(({ target }) => (target?.kind === kind ? [target.name] : []))
  const there = new Map<LinkTarget['kind'], { has: (name: string) => boolean }>()
  there.set('file', await mediaByName(namesOf('file'), anonymous))
  for (const [kind, definition] of Object.entries(kinds) as [LinkTarget['kind'], Kind][]) {
    const names = namesOf(kind)
    if (names.length) there.set(kind, await (definition.key === 'id' ? byId : bySlug)(definition, names))
  }
  return links
    .filter(({ target }) => target && target.kind !== 'fixed' && !there.get(target.kind)?.has(target.name))
    .map(({ href }) => href)
}
