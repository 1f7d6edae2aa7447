import type { CaseStudy, Result } from '../domain/caseStudy'
import type { Page, Picture, ProjectEntity } from '../domain/entities'
import type { EntryFacts } from '../domain/entryFacts'
import { apiPageSize } from '../domain/limits'
import type { Locale } from '../domain/locales'
import type { Project } from '../payload-types'
import type { Paging } from './accessContext'
import { visibleEntries } from './cachedEntries'
import { all } from './conditions'
import { newestDraft } from './drafts'
import { findInLanguage, type InLanguage, langOf, oneInLanguage, type Reading } from './inLanguage'
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

type Condition = (entry: EntryFacts) => boolean

const query = (paging: Paging, where?: Condition) => ({ ...paging, sort: 'completed' as const, where })

const whole = { collection: 'project', depth: 1 } as const

/** In the portfolio's filter. */
const maxCategories = 100

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
const find = (paging: Paging, reading?: Reading, where?: Condition) =>
  findInLanguage(query(paging, where), withoutStory, reading)

/** The portfolio, latest first. */
export async function projects(paging: Paging, reading?: Reading): Promise<Page<ProjectEntity>> {
  const { docs, totalDocs } = await find(paging, reading)
  return { entries: docs.map((doc) => withLanguage(toProject(doc), doc)), total: totalDocs }
}

/** The portfolio with images, latest first; optionally limited to one category. */
export async function projectCards(
  { category: wanted }: { category?: string },
  paging: Paging,
  reading?: Reading,
): Promise<Page<ProjectCard>> {
  const { docs, totalDocs } = await find(paging, reading, ({ category }) => !wanted || category === wanted)
  return { entries: docs.map((doc) => toCard(doc, reading)), total: totalDocs }
}

/** The latest featured projects. */
export async function featuredProjects(limit: number, reading?: Reading): Promise<ProjectCard[]> {
  const { docs } = await find({ limit, page: 1 }, reading, ({ isFeatured }) => isFeatured)
  return docs.map((doc) => toCard(doc, reading))
}

/** A featured project to read next, other than the one with this slug. */
export async function furtherProject(read?: unknown, reading?: Reading): Promise<ProjectCard | undefined> {
  const featured = await featuredProjects(2, reading)
  return featured.find(({ slug }) => slug !== read)
}

/** The project after another one in the portfolio, or in a category of it; wraps around. */
async function nextTo(
  { id }: Project,
  reading: Reading | undefined,
  within?: string,
): Promise<InLanguage<Project> | undefined> {
  const all = await visibleEntries('project', 'completed')
  const place = all.findIndex((entry) => entry.id === id)
  const next = [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))].find(
    ({ category }) => within === undefined || category === within,
  )
  return next && oneInLanguage({ id: { equals: next.id } }, withoutStory, reading)
}

/** A project by its slug, with its story and another to read next; null if there is none. */
export async function projectWithStory(slug: string, reading?: Reading): Promise<ProjectWithStory | null> {
  const doc = await oneInLanguage(all(published, { slug: { equals: slug } }), whole, reading)
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
    nextTo(doc, reading, doc.category),
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
  const { docs } = await findInLanguage(query({ limit: apiPageSize, page: 1 }), ofProof, reading)
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
  const used = (await visibleEntries('project')).flatMap(({ category }) => category ?? [])
  return [...new Set(used)].sort((one, other) => one.localeCompare(other, 'en')).slice(0, maxCategories)
}
