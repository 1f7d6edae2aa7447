import type { Payload } from 'payload'
import { unaudited as context } from '@/audit/writeEntry'
import { startPage } from '@/content/startPage'
import { pageModels } from '@/domain/pageTexts/pages'
import { projectTimes } from './caseStudies'
import type { Demo } from './readDemo'
import type { Step } from './Step'

type Shown = 'about' | 'agency'

/** The ids of the demo's projects, by client. */
async function projectsOfClients(payload: Payload, demo: Demo, startedAt: string) {
  const ids = new Map<string, string>()
  for (const project of demo.projects) {
    const { createdAt } = projectTimes(demo, project, startedAt)
    const where = { createdAt: { equals: createdAt } }
    const { docs } = await payload.find({ collection: 'project', where, limit: 1, depth: 0, select: {} })
    if (docs[0]) ids.set(project.clientName, String(docs[0].id))
  }
  return ids
}

/** Publishes what a page shows of the demo; texts that somebody saved since the start stay. */
const pageTextsStep = (
  demo: Demo,
  name: Shown,
  change: (texts: object, projects: Map<string, string>) => object,
): Step => ({
  key: `page texts ${name}`,
  isFirst: false,
  async add(payload, startedAt) {
    const { slug } = pageModels[name]
    const read = () => payload.findGlobal({ slug, draft: true, locale: 'en', depth: 0 })
    const { updatedAt } = await read()
    if (updatedAt && updatedAt >= startedAt) return
    if (!updatedAt) await startPage(name)
    const changed = change(await read(), await projectsOfClients(payload, demo, startedAt))
    await payload.updateGlobal({ slug, locale: 'en', data: { ...changed, _status: 'published' }, context })
  },
})

interface Testimonial {
  company?: string | null
  project?: unknown
}

/** The demo's clients, each with its project, and the projects of those who are quoted; nothing without projects. */
export const pageTextsSteps = (demo: Demo): Step[] =>
  demo.projects.length === 0
    ? []
    : [
        pageTextsStep(demo, 'agency', (_, projects) => ({
          clients: demo.projects.map(({ clientName }, index) => ({
            id: `client-${index + 1}`,
            isHidden: false,
            name: clientName,
            permission: true,
            project: projects.get(clientName) ?? null,
          })),
        })),
        pageTextsStep(demo, 'about', (texts: { testimonials?: Testimonial[] }, projects) => ({
          testimonials: (texts.testimonials ?? []).map((row) => ({
            ...row,
            project: projects.get(row.company ?? '') ?? row.project ?? null,
          })),
        })),
      ]
