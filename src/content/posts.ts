import type { Where } from 'payload'
import { blogCategories } from '../domain/categories'
import type { Page, Picture, PostEntity, ServiceEntity } from '../domain/entities'
import { relatedEntries } from '../domain/limits'
import { serviceTypeOfArticle } from '../domain/subject'
import type { BlogPost } from '../payload-types'
import { highlightCode } from '../rich-text/highlightCode'
import { lowerHeadings } from '../rich-text/lowerHeadings'
import { withTableRegions } from '../rich-text/tableRegions'
import { getCms } from '../runtime/cms'
import { anonymous, type Paging } from './accessContext'
import { all, holds } from './conditions'
import { newestDraft } from './drafts'
import { withInlinePictures } from './inlinePictures'
import { picture } from './pictures'
import { publishedNow } from './published'
import { serviceOfType } from './services'
import { type PostSummary, toPost, toPostSummary } from './shapes'
import { viewCounts } from './viewCounts'

export interface PostFilter {
  featured?: boolean | undefined
  category?: string | undefined
  /** Part of the title, excerpt or category, ignoring case. */
  search?: string | undefined
  id?: string | undefined
  /** The id of a post to leave out. */
  except?: string | undefined
}

/** A post in lists, without its text. */
export type PostCard = PostSummary & { picture: Picture | null }

const toCard = (doc: Omit<BlogPost, 'content'>): PostCard => ({
  ...toPostSummary(doc),
  picture: picture(doc.featuredImage, doc.title),
})

/** Stored posts with their view counts. */
export async function withViews(docs: BlogPost[]): Promise<PostEntity[]> {
  const views = await viewCounts(docs.map(({ id }) => id))
  return docs.map((doc) => toPost(doc, views.get(doc.id) ?? 0))
}

const query = ({ featured, category, search, id, except }: PostFilter, paging: Paging, more?: Where) =>
  ({
    collection: 'blog-post',
    where: all(
      publishedNow(),
      featured !== undefined && { isFeatured: { equals: featured } },
      category && { category: { equals: category } },
      search && holds(search, ['title', 'excerpt', 'category']),
      id && { id: { equals: id } },
      except && { id: { not_equals: except } },
      more,
    ),
    sort: '-publishedAt',
    depth: 1,
    ...paging,
    ...anonymous,
  }) as const

const find = async (...args: Parameters<typeof query>) => (await getCms()).find(query(...args))

/** The same without texts, which are large and not shown in lists. */
const findCards = async (...args: Parameters<typeof query>) =>
  (await getCms()).find({ ...query(...args), select: { content: false } })

/** Published posts whose date has passed, newest first. */
export async function publishedPosts(filter: PostFilter, paging: Paging): Promise<Page<PostEntity>> {
  const { docs, totalDocs } = await find(filter, paging)
  return { entries: await withViews(docs), total: totalDocs }
}

/** The same, shaped for lists. */
export async function postCards(filter: PostFilter, paging: Paging): Promise<Page<PostCard>> {
  const { docs, totalDocs } = await findCards(filter, paging)
  return { entries: docs.map(toCard), total: totalDocs }
}

async function findPublished(slug: string): Promise<BlogPost | undefined> {
  const { docs } = await find({}, { limit: 1, page: 1 }, { slug: { equals: slug } })
  return docs[0]
}

/** A published post whose date has passed; null if there is none. */
export async function publishedPost(slug: string): Promise<PostEntity | null> {
  const doc = await findPublished(slug)
  const [post] = doc ? await withViews([doc]) : []
  return post ?? null
}

/** The id of a published post whose date has passed; null if there is none. */
export async function publishedPostId(slug: string): Promise<string | null> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'blog-post',
    where: all(publishedNow(), { slug: { equals: slug } }),
    select: { slug: true },
    limit: 1,
    pagination: false,
    depth: 0,
    ...anonymous,
  })
  return docs[0]?.id ?? null
}

/** Categories with public posts, in the order of the specification. */
export async function postCategories(): Promise<string[]> {
  const payload = await getCms()
  // Nine indexed counts; collecting distinct values would read every post.
  const counts = await Promise.all(
    blogCategories.map((category) =>
      payload.count({
        collection: 'blog-post',
        where: all(publishedNow(), { category: { equals: category } }),
        ...anonymous,
      }),
    ),
  )
  return blogCategories.filter((_, index) => counts[index]?.totalDocs)
}

/** Sanitized HTML for an article: headings one level below the page title, prepared images and highlighted code. */
export const articleText = async (html: string): Promise<string> =>
  highlightCode(withTableRegions(await withInlinePictures(lowerHeadings(html))))

export interface Article {
  post: PostCard
  /** Sanitized HTML. */
  content: string
  related: PostCard[]
  /** The service that the article's category stands for. */
  service: ServiceEntity | null
}

/** A public post with up to three related ones; null if there is none. */
export async function article(slug: string): Promise<Article | null> {
  const doc = await findPublished(slug)
  return doc ? toArticle(doc) : null
}

/** The same for a post as last saved, for its preview. */
export async function draftArticle(id: string): Promise<Article | null> {
  const doc = await newestDraft('blog-post', id)
  return doc && toArticle(doc)
}

/** Other posts of the same category; if there are too few, others that share a tag. */
async function relatedTo({ id, category, tags }: BlogPost): Promise<PostCard[]> {
  const siblings = await findOthers([id], { category: { equals: category } }, relatedEntries)
  const places = relatedEntries - siblings.length
  if (!places || !tags?.length) return siblings
  const known = [id, ...siblings.map((post) => post.id)]
  return [...siblings, ...(await findOthers(known, { tags: { in: tags } }, places))]
}

async function findOthers(known: string[], condition: Where, limit: number): Promise<PostCard[]> {
  const { docs } = await findCards({}, { limit, page: 1 }, all({ id: { not_in: known } }, condition))
  return docs.map(toCard)
}

async function toArticle(doc: BlogPost): Promise<Article> {
  const [related, content, service] = await Promise.all([
    relatedTo(doc),
    articleText(toPost(doc, 0).content),
    serviceOfType(serviceTypeOfArticle(doc.category)),
  ])
  return { post: toCard(doc), content, related, service }
}
