import type { ContentCollection } from '../domain/contentCollections'
import { isRecord } from '../domain/isRecord'
import { originalLocale } from '../domain/locales'
import { pageModels } from '../domain/pageTexts/pages'
import { type LinkTarget, linkTarget } from '../domain/siteLinks'
import { linksOf } from '../rich-text/linksOf'
import { getCms } from '../runtime/cms'
import { settings } from '../settings'
import { all } from './conditions'
import { notTrashed, published } from './published'

/** The collections with text that can hold links. */
const withText = ['blog-post', 'page'] as const
type WithText = (typeof withText)[number]

interface Row {
  id: string
  slug?: string | null
  updatedAt: string | Date
}

interface Known {
  updatedAt: number
  /** Keys of what its text links to. */
  targets: string[]
}

/** Entries read at a time. */
const batch = 100

const collectionOf: Partial<Record<LinkTarget['kind'], ContentCollection>> = {
  post: 'blog-post',
  project: 'project',
  product: 'product',
}

/** What links name an entry by: posts and projects by their slug, products by their id. */
const linkKey = (collection: ContentCollection, name: string) => `${collection} ${name}`

function targetOf(href: string): string[] {
  const target = linkTarget(href, settings.siteUrl)
  const collection = target && collectionOf[target.kind]
  return collection ? [linkKey(collection, target.name)] : []
}

/** What texts link to, by collection and id. Only texts that have changed since are read again. */
const known = new Map<string, Known>()

async function readTexts(collection: WithText, ids: string[]): Promise<Map<string, string[]>> {
  const { db } = await getCms()
  const { docs } = await db.find<{ id: string; content?: { [originalLocale]?: unknown } | null }>({
    collection,
    where: { id: { in: ids } },
    select: { content: true },
    pagination: false,
  })
  return new Map(docs.map(({ id, content }) => [id, linksOf(content?.[originalLocale]).flatMap(targetOf)]))
}

async function linksInTexts(collection: WithText): Promise<string[]> {
  const { db } = await getCms()
  const { docs } = await db.find<Row>({
    collection,
    where: all(published, notTrashed),
    select: { slug: true, updatedAt: true },
    pagination: false,
  })
  const keyOf = ({ id }: Pick<Row, 'id'>) => `${collection} ${id}`
  const isKnown = (row: Row) => known.get(keyOf(row))?.updatedAt === new Date(row.updatedAt).getTime()
  const changed = docs.filter((row) => !isKnown(row))
  for (let start = 0; start < changed.length; start += batch) {
    const rows = changed.slice(start, start + batch)
    const read = await readTexts(
      collection,
      rows.map(({ id }) => id),
    )
    for (const row of rows)
      known.set(keyOf(row), {
        updatedAt: new Date(row.updatedAt).getTime(),
        targets: read.get(row.id) ?? [],
      })
  }
  return docs.flatMap((row) => {
    // A link to itself leads no reader there.
    const own = collection === 'page' ? '' : linkKey(collection, row.slug ?? '')
    return (known.get(keyOf(row))?.targets ?? []).filter((target) => target !== own)
  })
}

/** Links and projects anywhere in a page's texts. */
function linksInRows(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => linksInRows(one, name))
  if (isRecord(value)) return Object.entries(value).flatMap(([key, one]) => linksInRows(one, key))
  if (typeof value !== 'string') return []
  if (name === 'project') return [`project #${value}`]
  return value.startsWith('/') || value.startsWith(settings.siteUrl) ? targetOf(value) : []
}

async function linksInPageTexts(): Promise<string[]> {
  const payload = await getCms()
  const found: string[] = []
  for (const { slug } of Object.values(pageModels))
    found.push(...linksInRows(await payload.findGlobal({ slug, depth: 0 })))
  return found
}

/** Posts that projects name as the article about them. */
async function articlesOfProjects(): Promise<string[]> {
  const { db } = await getCms()
  const { docs } = await db.find<{ article?: string | null }>({
    collection: 'project',
    where: all(published, notTrashed),
    select: { article: true },
    pagination: false,
  })
  return docs.flatMap(({ article }) => (article ? [`blog-post #${article}`] : []))
}

interface Named {
  collection: ContentCollection
  id: string
  slug: string | null
}

/**
 * Whether a text, a page or a project links to an entry, as visitors see them. What lists link to by themselves, such as
 * the newest posts, doesn't count.
 */
export async function linkedEntries(): Promise<(entry: Named) => boolean> {
  const found = new Set<string>()
  for (const collection of withText) for (const key of await linksInTexts(collection)) found.add(key)
  for (const key of [...(await linksInPageTexts()), ...(await articlesOfProjects())]) found.add(key)
  return ({ collection, id, slug }) =>
    found.has(linkKey(collection, slug ?? id)) || found.has(`${collection} #${id}`)
}
