import type { Payload, Where } from 'payload'
import { unaudited as context } from '@/audit/writeEntry'
import { timesAt } from './dates'
import type { Demo } from './readDemo'

type DemoProject = Demo['projects'][number]

/** Creation and update times of a project; the first in the list is the oldest. */
export const projectTimes = ({ projects }: Demo, project: DemoProject, startedAt: string) =>
  timesAt(startedAt, projects.length - 1 - projects.indexOf(project))

/** A project's case study, with the ids of its services and, if it was already added, of its article. */
export async function caseStudyData(payload: Payload, { caseStudy }: DemoProject) {
  if (!caseStudy) return {}
  const { services: titles = [], article: slug, ...story } = caseStudy
  const idsWhere = async (collection: 'service' | 'blog-post', where: Where) => {
    const { docs } = await payload.find({ collection, where, select: {}, depth: 0, pagination: false })
    return docs.map(({ id }) => id)
  }
  const [services, articles] = await Promise.all([
    idsWhere('service', { title: { in: titles } }),
    slug ? idsWhere('blog-post', { slug: { equals: slug } }) : [],
  ])
  return { ...story, services, article: articles[0] ?? null }
}

/** Relates the projects of a demo to an article that was added after them. */
export async function relateProjects(
  payload: Payload,
  demo: Demo,
  startedAt: string,
  article: { id: string; slug: string },
) {
  for (const project of demo.projects) {
    if (project.caseStudy?.article !== article.slug) continue
    const { createdAt } = projectTimes(demo, project, startedAt)
    const { docs } = await payload.find({
      collection: 'project',
      where: { createdAt: { equals: createdAt } },
      draft: true,
      limit: 1,
      depth: 0,
      pagination: false,
    })
    const [stored] = docs
    // Somebody who edits it already decides about its article.
    if (!stored || stored.article || stored._status === 'draft') continue
    const data = { article: article.id, _status: 'published' } as const
    await payload.update({ collection: 'project', id: stored.id, data, context })
  }
}
