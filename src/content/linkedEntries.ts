import type { ContentCollection } from '../domain/contentCollections'
import { isRecord } from '../domain/isRecord'
import { originalLocale } from '../domain/locales'
import { pageModels } from '../domain/pageTexts/pages'
import { type LinkTarget, linkTarget } from '../domain/siteLinks'
import { linksOf } from '../rich-text/linksOf'
import { getCms } from '../runtime/cms'
import { settings } from '../settings'
import { keptReads } from './keptReads'

const collectionOf: Partial<Record<LinkTarget['kind'], ContentCollection>> = {
  post: 'blog-post',
  project: 'project',
}

const linkKey = (collection: ContentCollection, slug: string) => `${collection} ${slug}`

function targetOf(href: string): string[] {
  const target = linkTarget(href, settings.siteUrl)
  const collection = target && collectionOf[target.kind]
  return collection ? [linkKey(collection, target.name)] : []
}

interface Text {
  id: string
  slug?: string | null
  content?: { [originalLocale]?: unknown } | null
}

/** Keys of what the texts of entries link to, by id. A link to itself leads no reader there. */
const linksInTexts = (collection: 'blog-post' | 'page') =>
  keptReads(collection, async (ids) => {
    const { db } = await getCms()
    const { docs } = await db.find<Text>({
      collection,
      where: { id: { in: ids } },
      select: { slug: true, content: true },
      pagination: false,
    })
    return new Map(
      docs.map(({ id, slug, content }) => {
        const own = collection === 'page' ? '' : linkKey(collection, slug ?? '')
        const targets = linksOf(content?.[originalLocale]).flatMap(targetOf)
        return [id, targets.filter((target) => target !== own)]
      }),
    )
  })

/** Posts that projects name as the article about them. */
const articlesOfProjects = keptReads('project', async (ids) => {
  const { db } = await getCms()
  const { docs } = await db.find<{ id: string; article?: string | null }>({
    collection: 'project',
    where: { id: { in: ids } },
    select: { article: true },
    pagination: false,
  })
  return new Map(docs.flatMap(({ id, article }) => (article ? [[id, [`blog-post #${article}`]]] : [])))
})

const inEntries = [linksInTexts('blog-post'), linksInTexts('page'), articlesOfProjects]

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
  const found = new Set(await linksInPageTexts())
  for (const read of inEntries)
    for (const keys of (await read()).values()) for (const key of keys) found.add(key)
  return ({ collection, id, slug }) =>
    found.has(linkKey(collection, slug ?? '')) || found.has(`${collection} #${id}`)
}
