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
import { findInLanguage, type InLanguage, type LocaleOptions, langOf, oneInLanguage } from './inLanguage'
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

const toCard = (doc: InLanguage<Project>, localeOptions?: LocaleOptions): ProjectCard => ({
  ...toProject(doc),
  pictures: pictures(doc.images, doc.title),
  headline: toResults(doc.results ?? []).find(isMeasured) ?? null,
  lang: langOf(doc, localeOptions),
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
const find = (paging: Paging, localeOptions?: LocaleOptions, where?: Condition) =>
  findInLanguage(query(paging, where), withoutStory, localeOptions)

/** The portfolio, latest first. */
export async function projects(paging: Paging, localeOptions?: LocaleOptions): Promise<Page<ProjectEntity>> {
  const { docs, totalDocs } = await find(paging, localeOptions)
  return { entries: docs.map((doc) => withLanguage(toProject(doc), doc)), total: totalDocs }
}

/** The portfolio with images, latest first; optionally limited to one category. */
export async function projectCards(
  { category: wanted }: { category?: string },
  paging: Paging,
  localeOptions?: LocaleOptions,
): Promise<Page<ProjectCard>> {
  const { docs, totalDocs } = await find(
    paging,
    localeOptions,
    ({ category }) => !wanted || category === wanted,
  )
  return { entries: docs.map((doc) => toCard(doc, localeOptions)), total: totalDocs }
}

/** The latest featured projects. */
export async function featuredProjects(limit: number, localeOptions?: LocaleOptions): Promise<ProjectCard[]> {
  const { docs } = await find({ limit, page: 1 }, localeOptions, ({ isFeatured }) => isFeatured)
  return docs.map((doc) => toCard(doc, localeOptions))
}

/** A featured project to read next, other than the one with this slug. */
export async function furtherProject(
  read?: unknown,
  localeOptions?: LocaleOptions,
): Promise<ProjectCard | undefined> {
  const featured = await featuredProjects(2, localeOptions)
  return featured.find(({ slug }) => slug !== read)
}

/** The project after another one in the portfolio, or in a category of it; wraps around. */
async function nextTo(
  { id }: Project,
  localeOptions: LocaleOptions | undefined,
  within?: string,
): Promise<InLanguage<Project> | undefined> {
  const all = await visibleEntries('project', 'completed')
  const place = all.findIndex((entry) => entry.id === id)
  const next = [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))].find(
    ({ category }) => within === undefined || category === within,
  )
  return next && oneInLanguage({ id: { equals: next.id } }, withoutStory, localeOptions)
}

/** A project by its slug, with its story and another to read next; null if there is none. */
export async function projectWithStory(
  slug: string,
  localeOptions?: LocaleOptions,
): Promise<ProjectWithStory | null> {
  const doc = await oneInLanguage(all(published, { slug: { equals: slug } }), whole, localeOptions)
  return doc ? withStory(doc, localeOptions) : null
}

/** The same for a project as last saved, for its preview. */
export async function draftProject(
  id: string,
  localeOptions?: LocaleOptions,
): Promise<ProjectWithStory | null> {
  const doc = await newestDraft('project', id, localeOptions)
  return doc && withStory(doc, localeOptions)
}

interface ProjectWithStory {
  project: ProjectCard
  story: ProjectStory
  /** Of the same category if there is one, otherwise the next in the portfolio. */
  further: ProjectCard | null
  /** The languages in which visitors can read it. */
  languages: Locale[]
}

async function storyOf(doc: Project, localeOptions?: LocaleOptions): Promise<ProjectStory> {
  const { services, article, ...story } = toCaseStudy(doc)
  const one = { limit: 1, page: 1 }
  const [offered, posts] = await Promise.all([
    services.length > 0 ? servicesByIds(services, localeOptions) : [],
    article ? postCards({ id: article }, one, localeOptions) : null,
  ])
  const results = story.results.filter(isMeasured)
  return { ...story, results, services: offered, article: posts?.entries[0] ?? null }
}

async function withStory(doc: InLanguage<Project>, localeOptions?: LocaleOptions): Promise<ProjectWithStory> {
  const [story, alike, languages] = await Promise.all([
    storyOf(doc, localeOptions),
    nextTo(doc, localeOptions, doc.category),
    publicLanguages('project', doc.id, localeOptions),
  ])
  const further = alike ?? (await nextTo(doc, localeOptions))
  return {
    project: toCard(doc, localeOptions),
    story,
    further: further ? toCard(further, localeOptions) : null,
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
export async function proofs(services: string[], localeOptions?: LocaleOptions): Promise<Map<string, Proof>> {
  const { docs } = await findInLanguage(query({ limit: apiPageSize, page: 1 }), ofProof, localeOptions)
  const found = new Map<string, Proof>()
  const taken = new Set<string>()
  const cases = docs.flatMap((doc) => {
    const { results, services } = toCaseStudy(doc)
    const [picture = null] = pictures(doc.images, doc.title)
    const lang = langOf(doc, localeOptions)
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
