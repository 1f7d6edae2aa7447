import { blogCategories } from '../domain/categories'
import type { Page, Picture, PostEntity } from '../domain/entities'
import type { EntryFacts } from '../domain/entryFacts'
import { relatedEntries } from '../domain/limits'
import type { Locale } from '../domain/locales'
import { serviceTypeOfArticle } from '../domain/subject'
import type { BlogPost } from '../payload-types'
import { highlightCode } from '../rich-text/highlightCode'
import { lowerHeadings } from '../rich-text/lowerHeadings'
import { withTableRegions } from '../rich-text/tableRegions'
import { getCms } from '../runtime/cms'
import { anonymous, type Paging } from './accessContext'
import { visibleEntries } from './cachedEntries'
import { all } from './conditions'
import { newestDraft } from './drafts'
import { findInLanguage, type InLanguage, type LocaleOptions, langOf, oneInLanguage } from './inLanguage'
import { withInlinePictures } from './inlinePictures'
import { picture } from './pictures'
import { publishedNow } from './published'
import { type ServiceCard, serviceOfType } from './services'
import { type PostSummary, toPost, toPostSummary, withLanguage } from './shapes'
import { publicLanguages } from './translations/publicLanguages'
import { viewCounts } from './viewCounts'

export interface PostFilter {
  featured?: boolean | undefined
  category?: string | undefined
  /** Part of the title, excerpt or category, ignoring case. */
  search?: string | undefined
  id?: string | undefined
  /** The id of a post to leave out. */
  except?: string | undefined
  /** The ids of the only posts to list. */
  among?: ReadonlySet<string> | undefined
}

/** A post in lists, without its text. */
export type PostCard = PostSummary & {
  picture: Picture | null
  /** The `lang` attribute of its texts: set if their language isn't the page's. */
  lang: Locale | undefined
}

const toCard = (doc: InLanguage<Omit<BlogPost, 'content'>>, localeOptions?: LocaleOptions): PostCard => ({
  ...toPostSummary(doc),
  picture: picture(doc.featuredImage, doc.title),
  lang: langOf(doc, localeOptions),
})

/** Stored posts with their view counts. */
export async function withViews(docs: InLanguage<BlogPost>[]): Promise<PostEntity[]> {
  const views = await viewCounts(docs.map(({ id }) => id))
  return docs.map((doc) => withLanguage(toPost(doc, views.get(doc.id) ?? 0), doc))
}

const query = ({ featured, category, search, id, except, among }: PostFilter, paging: Paging) => ({
  ...paging,
  sort: 'published' as const,
  search: search ? { text: search, inCategory: true } : undefined,
  where: (entry: EntryFacts) =>
    (featured === undefined || entry.isFeatured === featured) &&
    (!category || entry.category === category) &&
    (!id || entry.id === id) &&
    entry.id !== except &&
    (!among || among.has(entry.id)),
})

const whole = { collection: 'blog-post', depth: 1 } as const

/** Texts are large and not shown in lists. */
const withoutText = { ...whole, select: { content: false } } as const

async function findCards(
  options: ReturnType<typeof query>,
  localeOptions?: LocaleOptions,
): Promise<Page<PostCard>> {
  const { docs, totalDocs } = await findInLanguage(options, withoutText, localeOptions)
  return { entries: docs.map((doc) => toCard(doc, localeOptions)), total: totalDocs }
}

/** Published posts whose date has passed, newest first. */
export async function publishedPosts(
  filter: PostFilter,
  paging: Paging,
  localeOptions?: LocaleOptions,
): Promise<Page<PostEntity>> {
  const { docs, totalDocs } = await findInLanguage(query(filter, paging), whole, localeOptions)
  return { entries: await withViews(docs), total: totalDocs }
}

/** The same, shaped for lists. */
export const postCards = (
  filter: PostFilter,
  paging: Paging,
  localeOptions?: LocaleOptions,
): Promise<Page<PostCard>> => findCards(query(filter, paging), localeOptions)

const findPublished = (
  slug: string,
  localeOptions?: LocaleOptions,
): Promise<InLanguage<BlogPost> | undefined> =>
  oneInLanguage(all(publishedNow(), { slug: { equals: slug } }), whole, localeOptions)

/** A published post whose date has passed; null if there is none. */
export async function publishedPost(slug: string, localeOptions?: LocaleOptions): Promise<PostEntity | null> {
  const doc = await findPublished(slug, localeOptions)
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
  const used = new Set((await visibleEntries('blog-post')).map(({ category }) => category))
  return blogCategories.filter((category) => used.has(category))
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
  service: ServiceCard | null
  /** The languages in which visitors can read it. */
  languages: Locale[]
}

/** A public post with up to three related ones; null if there is none. */
export async function article(slug: string, localeOptions?: LocaleOptions): Promise<Article | null> {
  const doc = await findPublished(slug, localeOptions)
  return doc ? toArticle(doc, localeOptions) : null
}

/** The same for a post as last saved, for its preview. */
export async function draftArticle(id: string, localeOptions?: LocaleOptions): Promise<Article | null> {
  const doc = await newestDraft('blog-post', id, localeOptions)
  return doc && toArticle(doc, localeOptions)
}

/** Other posts of the same category (specification §2). */
async function relatedTo({ id, category }: BlogPost, localeOptions?: LocaleOptions): Promise<PostCard[]> {
  const related = query({ except: id, category }, { limit: relatedEntries, page: 1 })
  return (await findCards(related, localeOptions)).entries
}

async function toArticle(doc: InLanguage<BlogPost>, localeOptions?: LocaleOptions): Promise<Article> {
  const [related, content, service, languages] = await Promise.all([
    relatedTo(doc, localeOptions),
    articleText(toPost(doc, 0).content),
    serviceOfType(serviceTypeOfArticle(doc.category), localeOptions),
    publicLanguages('blog-post', doc.id, localeOptions),
  ])
  return { post: toCard(doc, localeOptions), content, related, service, languages }
}
