import type { Where } from 'payload'
import type { CaseStudy, Result } from '../domain/caseStudy'
import type { Page, Picture, ProjectEntity } from '../domain/entities'
import { apiPageSize } from '../domain/limits'
import type { Locale } from '../domain/locales'
import type { Project } from '../payload-types'
import { getCms } from '../runtime/cms'
import { anonymous, type Paging } from './accessContext'
import { all } from './conditions'
import { newestDraft } from './drafts'
import { findInLanguage, type InLanguage, langOf, type Reading } from './inLanguage'
import { pictures } from './pictures'
import { type PostCard, postCards } from './posts'
import { published } from './published'
import { type ServiceCard, servicesByIds } from './services'
import { toCaseStudy, toProject, toResults, withLanguage } from './shapes'
import { publicLanguages } from './translations/publicLanguages'

/** A project on the site. */
export type ProjectCard = ProjectEntity & {
  pictures: Picture[]
  /** The number it moved most. */
  headline: Result | null
  /** The `lang` attribute of its texts: set if their language isn't the page's. */
  lang: Locale | undefined
}

/** A project's story, with the services and the article that a visitor may see. */
export type ProjectStory = Omit<CaseStudy, 'services' | 'article'> & {
  services: ServiceCard[]
  article: PostCard | null
}

/** A draft may contain an unfinished result. */
const isMeasured = ({ after }: Result) => Number.isFinite(after)

const toCard = (doc: InLanguage<Project>, reading?: Reading): ProjectCard => ({
  ...toProject(doc),
  pictures: pictures(doc.images, doc.title),
  headline: toResults(doc.results ?? []).find(isMeasured) ?? null,
  lang: langOf(doc, reading),
})

const query = (where: Where, paging: Paging) => ({
  where: all(published, where),
  sort: '-completedAt',
  ...paging,
})

const whole = { collection: 'project', depth: 1 } as const

const withoutStory = {
  ...whole,
  select: {
    situation: false,
    constraints: false,
    findings: false,
    solution: false,
    decisions: false,
    quote: false,
    team: false,
    services: false,
    article: false,
  },
} as const

/** Projects for lists, without their stories. */
const find = (where: Where, paging: Paging, reading?: Reading) =>
  findInLanguage(query(where, paging), withoutStory, reading)

/** The portfolio, latest first. */
export async function projects(paging: Paging, reading?: Reading): Promise<Page<ProjectEntity>> {
  const { docs, totalDocs } = await find({}, paging, reading)
  return { entries: docs.map((doc) => withLanguage(toProject(doc), doc)), total: totalDocs }
}

/** The portfolio with images, latest first; optionally limited to one category. */
export async function projectCards(
  filter: { category?: string },
  paging: Paging,
  reading?: Reading,
): Promise<Page<ProjectCard>> {
  const { docs, totalDocs } = await find(
    filter.category ? { category: { equals: filter.category } } : {},
    paging,
    reading,
  )
  return { entries: docs.map((doc) => toCard(doc, reading)), total: totalDocs }
}

/** The latest featured projects. */
export async function featuredProjects(limit: number, reading?: Reading): Promise<ProjectCard[]> {
  const { docs } = await find({ isFeatured: { equals: true } }, { limit, page: 1 }, reading)
  return docs.map((doc) => toCard(doc, reading))
}

/** A featured project to read next, other than the one with this slug. */
export async function furtherProject(read?: unknown, reading?: Reading): Promise<ProjectCard | undefined> {
  const featured = await featuredProjects(2, reading)
  return featured.find(({ slug }) => slug !== read)
}

/** The project after another one in the portfolio, or in a part of it; wraps around. */
async function nextTo(
  { id, completedAt }: Project,
  reading: Reading | undefined,
  within: Where = {},
): Promise<InLanguage<Project> | undefined> {
  const one = { limit: 1, page: 1 }
  const other = all(within, { id: { not_equals: id } })
  const after = { or: [{ completedAt: { less_than: completedAt } }, { completedAt: { exists: false } }] }
  const older = completedAt ? await find({ and: [other, after] }, one, reading) : null
  return older?.docs[0] ?? (await find(other, one, reading)).docs[0]
}

/** A project by its slug, with its story and another to read next; null if there is none. */
export async function projectWithStory(slug: string, reading?: Reading): Promise<ProjectWithStory | null> {
  const { docs } = await findInLanguage(
    query({ slug: { equals: slug } }, { limit: 1, page: 1 }),
    whole,
    reading,
  )
  const [doc] = docs
  return doc ? withStory(doc, reading) : null
}

/** The same for a project as last saved, for its preview. */
export async function draftProject(id: string, reading?: Reading): Promise<ProjectWithStory | null> {
  const doc = await newestDraft('project', id, reading)
  return doc && withStory(doc, reading)
}

interface ProjectWithStory {
  project: ProjectCard
  story: ProjectStory
  /** Of the same category if there is one, otherwise the next in the portfolio. */
  further: ProjectCard | null
  /** The languages in which visitors can read it. */
  languages: Locale[]
}

async function storyOf(doc: Project, reading?: Reading): Promise<ProjectStory> {
  const { services, article, ...story } = toCaseStudy(doc)
  const one = { limit: 1, page: 1 }
  const [offered, posts] = await Promise.all([
    services.length > 0 ? servicesByIds(services, reading) : [],
    article ? postCards({ id: article }, one, reading) : null,
  ])
  const results = story.results.filter(isMeasured)
  return { ...story, results, services: offered, article: posts?.entries[0] ?? null }
}

async function withStory(doc: InLanguage<Project>, reading?: Reading): Promise<ProjectWithStory> {
  const [story, alike, languages] = await Promise.all([
    storyOf(doc, reading),
    nextTo(doc, reading, { category: { equals: doc.category } }),
    publicLanguages('project', doc.id, reading),
  ])
  const further = alike ?? (await nextTo(doc, reading))
  return {
    project: toCard(doc, reading),
    story,
    further: further ? toCard(further, reading) : null,
    languages,
  }
}

/** The case study of a project as visitors see it; null if it isn't published. */
export async function publishedCaseStudy(id: string): Promise<CaseStudy | null> {
  const payload = await getCms()
  const doc = await payload.findByID({ collection: 'project', id, depth: 0, disableErrors: true })
  return doc?._status === 'published' ? toCaseStudy(doc) : null
}

/** A number that a service moved, and the project where it did. */
export type Proof = Pick<ProjectCard, 'slug' | 'title' | 'lang'> & {
  headline: Result
  picture: Picture | null
}

const ofProof = {
  ...whole,
  select: { title: true, slug: true, images: true, results: true, services: true },
} as const

/** For each of some services, by id, the latest project with a number that no other one has taken. */
export async function proofs(services: string[], reading?: Reading): Promise<Map<string, Proof>> {
  const { docs } = await findInLanguage(query({}, { limit: apiPageSize, page: 1 }), ofProof, reading)
  const found = new Map<string, Proof>()
  const taken = new Set<string>()
  const cases = docs.flatMap((doc) => {
    const { results, services } = toCaseStudy(doc)
    const [picture = null] = pictures(doc.images, doc.title)
    const lang = langOf(doc, reading)
    return results[0]
      ? [{ slug: doc.slug, title: doc.title, headline: results[0], picture, services, lang }]
      : []
  })
  const casesOf = (service: string) => cases.filter(({ services }) => services.includes(service))
  // Those with the least choice first, so that as many as possible have one.
  const wanted = services.toSorted((one, other) => casesOf(one).length - casesOf(other).length)
  for (const service of wanted) {
    const proof = casesOf(service).find(({ slug }) => !taken.has(slug))
    if (!proof) continue
    taken.add(proof.slug)
    found.set(service, proof)
  }
  return found
}

/** The categories used in the portfolio, in alphabetical order. */
export async function projectCategories(): Promise<string[]> {
  const payload = await getCms()
  const { values } = await payload.findDistinct({
    collection: 'project',
    field: 'category',
    where: published,
    sort: 'category',
    limit: 100,
    ...anonymous,
  })
  return values.map(({ category }) => category)
}
