import type { Page, ProjectEntity } from '../domain/entities'
import { cms } from './payload'
import { type Paging, visitor } from './reader'
import { toProject } from './shapes'

/** The portfolio, latest first. */
export async function projects(paging: Paging): Promise<Page<ProjectEntity>> {
  const payload = await cms()
  const { docs, totalDocs } = await payload.find({
    collection: 'project',
    sort: '-completedAt',
    depth: 1,
    ...paging,
    ...visitor,
  })
  return { entries: docs.map(toProject), total: totalDocs }
}
