import type { Where } from 'payload'
import type { Page, Picture, ProjectEntity } from '../domain/entities'
import type { Project } from '../payload-types'
import { getCms } from '../runtime/cms'
import { anonymous, type Paging } from './accessContext'
import { all } from './conditions'
import { newestDraft } from './drafts'
import { pictures } from './pictures'
import { published } from './published'
import { toProject } from './shapes'

/** A project on the site. */
export type ProjectCard = ProjectEntity & { pictures: Picture[] }

const toCard = (doc: Project): ProjectCard => ({
  ...toProject(doc),
  pictures: pictures(doc.images, doc.title),
})

async function find(where: Where, paging: Paging) {
  const payload = await getCms()
  return payload.find({
    collection: 'project',
    where: all(published, where),
    sort: '-completedAt',
    depth: 1,
    ...paging,
    ...anonymous,
  })
}

/** The portfolio, latest first. */
export async function projects(paging: Paging): Promise<Page<ProjectEntity>> {
  const { docs, totalDocs } = await find({}, paging)
  return { entries: docs.map(toProject), total: totalDocs }
}

/** The portfolio with images, latest first; optionally limited to one category. */
export async function projectCards(
  filter: { category?: string },
  paging: Paging,
): Promise<Page<ProjectCard>> {
  const { docs, totalDocs } = await find(
    filter.category ? { category: { equals: filter.category } } : {},
    paging,
  )
  return { entries: docs.map(toCard), total: totalDocs }
}

/** The latest featured projects. */
export async function featuredProjects(limit: number): Promise<ProjectCard[]> {
  const { docs } = await find({ isFeatured: { equals: true } }, { limit, page: 1 })
  return docs.map(toCard)
}

/** A featured project to read next, other than the one with this slug. */
export async function furtherProject(read?: unknown): Promise<ProjectCard | undefined> {
  const featured = await featuredProjects(2)
  return featured.find(({ slug }) => slug !== read)
}

/** Whether the portfolio contains all of these. */
export async function hasProjects(slugs: string[]): Promise<boolean> {
  const payload = await getCms()
  const where = all(published, { slug: { in: slugs } })
  const { totalDocs } = await payload.count({ collection: 'project', where, ...anonymous })
  return totalDocs === slugs.length
}

/** The project after another one in the portfolio; wraps around. */
async function nextTo({ id, completedAt }: Project): Promise<Project | undefined> {
  const one = { limit: 1, page: 1 }
  const other = { id: { not_equals: id } }
  const after = { or: [{ completedAt: { less_than: completedAt } }, { completedAt: { exists: false } }] }
  const older = completedAt ? await find({ and: [other, after] }, one) : null
  return older?.docs[0] ?? (await find(other, one)).docs[0]
}

/** A project by its slug, and the next one; null if there is none. */
export async function projectWithNext(slug: string): Promise<ProjectWithNext | null> {
  const { docs } = await find({ slug: { equals: slug } }, { limit: 1, page: 1 })
  const [doc] = docs
  return doc ? withNext(doc) : null
}

/** The same for a project as last saved, for its preview. */
export async function draftProject(id: string): Promise<ProjectWithNext | null> {
  const doc = await newestDraft('project', id)
  return doc && withNext(doc)
}

interface ProjectWithNext {
  project: ProjectCard
  next: ProjectCard | null
}

async function withNext(doc: Project): Promise<ProjectWithNext> {
  const next = await nextTo(doc)
  return { project: toCard(doc), next: next ? toCard(next) : null }
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
