import type { CollectionSlug, Payload } from 'payload'
import { unaudited as context } from '@/audit/writeEntry'
import type { Demo } from './readDemo'

type DemoProject = Demo['projects'][number]

const bySlug = (payload: Payload, collection: CollectionSlug, slug: string) =>
  payload.find({ collection, where: { slug: { equals: slug } }, limit: 1, depth: 0, pagination: false })

/** A project's case study, with the ids of its services and, if it was already added, of its article. */
export async function caseStudyData(payload: Payload, { caseStudy }: DemoProject) {
  if (!caseStudy) return {}
  const { services: titles = [], article: slug, ...story } = caseStudy
  const where = { title: { in: titles } }
  const services = await payload.find({ collection: 'service', where, depth: 0, pagination: false })
  const article = slug ? (await bySlug(payload, 'blog-post', slug)).docs[0] : undefined
  return {
    ...story,
    services: services.docs.map(({ id }) => id),
    article: article ? String(article.id) : null,
  }
}

/** Relates the projects of a demo to an article that was added after them. */
export async function relateProjects(payload: Payload, demo: Demo, article: { id: string; slug: string }) {
  for (const { slug, caseStudy } of demo.projects) {
    if (caseStudy?.article !== article.slug) continue
    const {
      docs: [project],
    } = await bySlug(payload, 'project', slug)
    if (!project || ('article' in project && project.article)) continue
    await payload.update({ collection: 'project', id: project.id, data: { article: article.id }, context })
  }
}
